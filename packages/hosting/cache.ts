/** One caching rule: files whose path in the build matches get the value. */
type CacheRule = { pattern: RegExp; value: string };

// Without `public`, which only lets shared caches keep what was asked for with a password.
const immutable = 'max-age=31536000, immutable';

/** Pages, redirects and the page for what is not there: fresh for a minute, so that a prefetched page is used. */
export const pageCaching = 'max-age=60, must-revalidate';

/**
 * The first matching rule counts; what none matches is treated as a page. The patterns are written for paths such
 * as `/art/hero.1a2b3c4d.svg` and use only what nginx and Caddy understand too.
 */
export const cacheRules: readonly CacheRule[] = [
  { pattern: /^\/_astro\//, value: immutable },
  // A full stop before the hash: a date as in `report-20250131.pdf` is none.
  { pattern: /\.[0-9a-f]{8,}\.[a-z0-9]+$/, value: immutable },
  // A script with a fixed name, the service worker above all, must never outlive its release.
  { pattern: /\.js$/, value: 'no-cache' },
  { pattern: /\.(html|xml|txt|json|webmanifest)$/, value: pageCaching },
  { pattern: /\.[a-z0-9]+$/, value: 'max-age=3600, must-revalidate' },
];

/** The `Cache-Control` value of a file, by its path from the root of the build (`/about.html`). */
export const cacheControl = (path: string): string =>
  cacheRules.find(({ pattern }) => pattern.test(path))?.value ?? pageCaching;

/** Whether a file never changes under its name, which carries a hash of it: whoever has it need not ask again. */
export const isImmutable = (path: string): boolean => cacheControl(path) === immutable;
