import type { Site } from './site.ts';

type Headers = Readonly<Record<string, string>>;

/** On every answer. Browsers heed the word about https over https alone. */
export const commonHeaders = ({
  isDraft,
  strictTransport: { includeSubDomains, preload },
}: Pick<Site, 'isDraft' | 'strictTransport'>): Headers => ({
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'same-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': `max-age=63072000${includeSubDomains ? '; includeSubDomains' : ''}${preload ? '; preload' : ''}`,
  ...(isDraft && { 'X-Robots-Tag': 'noindex' }),
});

/** On pages, redirects and errors, the same on all: the first page's policy governs those that the router brings after it. */
export const pageHeaders: Headers = {
  'Content-Security-Policy': [
    "default-src 'none'",
    ...['script', 'style', 'img', 'font', 'connect', 'manifest'].map((what) => `${what}-src 'self'`),
    ...['base-uri', 'form-action', 'frame-ancestors'].map((what) => `${what} 'none'`),
    "require-trusted-types-for 'script'",
    'trusted-types default router',
  ].join('; '),
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};

/** On drawings, which may be opened by themselves: they hold no script, and no page may frame them. */
export const drawingHeaders: Headers = {
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
};

/** How a name ends that carries a hash of its file, as a pattern that all hosts read alike. */
export const hashedName = String.raw`\.[A-Za-z0-9_-]{8}(?:_[A-Za-z0-9]+)?\.(?:css|js|json|svg|png|jpg|webp|avif|woff2)`;

/** Whether a file never changes under its name, which carries a hash of it. */
export const isHashed = (file: string) => new RegExp(`${hashedName}$`).test(file);

/** For files that never change. Without `public`, which would let shared caches keep what needs a password. */
export const forever = 'max-age=31536000, immutable';
/** For all else: fresh for a minute, so that a prefetched page is not asked for twice. */
export const shortly = 'max-age=60, must-revalidate';
/** For errors: what is not there now may be in a moment. */
export const never = 'no-store';

/** Every kind of file the site publishes. All text is UTF-8. */
export const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css',
  csv: 'text/csv',
  html: 'text/html',
  ico: 'image/x-icon',
  ics: 'text/calendar',
  jpg: 'image/jpeg',
  js: 'text/javascript',
  json: 'application/json',
  pdf: 'application/pdf',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vcf: 'text/vcard',
  webmanifest: 'application/manifest+json',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'text/xml',
};

/** The kind of a file by the end of its name. */
export const typeOf = (file: string) => types[file.replace(/.*\./, '')] ?? 'application/octet-stream';

/** Fonts and other pictures are compressed already. */
export const isText = (type: string) => /^text|json$|svg/.test(type);

/** Each address that leads to a page, itself included. Whoever types it may use any capitals. */
export const targets = ({ pages, redirects }: Pick<Site, 'pages' | 'redirects'>): Site['redirects'] => [
  ...pages.map((page) => ({ from: page, to: page })),
  ...redirects,
];

/** Where names begin that are not published: hidden files, and settings of a CDN. */
export const hidden = String.raw`(?:^|/)(?:\.(?!well-known/)|_(?:headers|redirects)$)`;

/** Whether a file of the build is there for visitors: neither hidden nor a compressed copy. */
export const isPublished = (file: string) => !new RegExp(hidden).test(file) && !/\.(?:br|gz)$/.test(file);

/** A text as a regular expression that matches just it. */
export const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Said at the top of every file made for a host. */
export const madeBy =
  '# Made by npm run build. Changes here are lost: change build/hosting/ and build again.';
