import { expect, test } from 'vitest';
import { cacheControl } from './cache.ts';

const page = 'max-age=60, must-revalidate';
const immutable = 'max-age=31536000, immutable';

test.each([
  ['/index.html', page],
  ['/iso1385Main.html', page],
  ['/sitemap.xml', page],
  ['/site.webmanifest', page],
  ['/_astro/client.FVv06Hs5.js', immutable],
  ['/art/hero.1a2b3c4d.svg', immutable],
  ['/art/team/portrait.0123456789abcdef.avif', immutable],
  ['/sw.js', 'no-cache'],
  ['/report-20250131.pdf', 'max-age=3600, must-revalidate'],
  ['/favicon.svg', 'max-age=3600, must-revalidate'],
  ['/art/hero.1a2b3c.svg', 'max-age=3600, must-revalidate'],
  ['/healthz', page],
])('%s: %s', (path, value) => {
  expect(cacheControl(path)).toBe(value);
});
