import type { Kind } from './security.ts';

/** What an answer must be. A header that is `null` must be absent; a text must be equal, a pattern must match. */
export type Expectation = {
  status: number | readonly number[];
  headers?: Readonly<Record<string, string | RegExp | null>>;
  /** Whose security headers it has; those of a document where nothing is said. */
  kind?: Kind;
  /** The decoded body must match. `none` means no body at all. */
  body?: RegExp | 'none';
};

/** One request to the site of `fixture.ts`, and what has to come of it. `path` is sent exactly as written. */
export type ContractRequest = {
  name: string;
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  expect: Expectation;
};

const page = 'max-age=60, must-revalidate';
const immutable = 'max-age=31536000, immutable';
const html = { 'content-type': 'text/html; charset=utf-8', 'cache-control': page };

const permanent = (path: string, location: string): ContractRequest => ({
  name: `${path} leads to ${location}`,
  path,
  expect: { status: [301, 308], headers: { location } },
});

const absent = (name: string, path: string): ContractRequest => ({
  name,
  path,
  expect: { status: 404, headers: html, body: /<h1>Page not found<\/h1>/ },
});

const typed = (path: string, type: string, kind: Kind): ContractRequest => ({
  name: `type of ${path}`,
  path,
  expect: { status: 200, headers: { 'content-type': type }, kind },
});

const coded = (accepted: string, coding: string | null): ContractRequest => ({
  name: `Accept-Encoding: ${accepted}`,
  path: '/about',
  headers: { 'accept-encoding': accepted },
  expect: {
    status: 200,
    headers: { 'content-encoding': coding, vary: /accept-encoding/i, etag: /^"[^"]+"$/ },
    body: /<h1>About<\/h1>/,
  },
});

const refused = (name: string, path: string, status: number): ContractRequest => ({
  name,
  path,
  expect: { status },
});

/** The hosting contract. Foreign hosts are asked for as `evil.example`; the site answers to `localhost`. */
export const contract: readonly ContractRequest[] = [
  { name: 'home', path: '/', expect: { status: 200, headers: html, body: /<h1>Home<\/h1>/ } },
  { name: 'a page', path: '/about', expect: { status: 200, headers: html, body: /<h1>About<\/h1>/ } },
  {
    name: 'a page with a query',
    path: '/about?from=card',
    expect: { status: 200, headers: html, body: /<h1>About<\/h1>/ },
  },
  absent('no such page', '/no-such-page'),
  absent('no such hashed file, not kept for a year', '/_astro/gone.D4fGh1.js'),
  absent('the missing page by its own name', '/404'),
  absent('a folder', '/_astro'),

  permanent('/about/', '/about'),
  permanent('/about.html', '/about'),
  permanent('/about/index.html', '/about'),
  permanent('/index.html', '/'),
  permanent('/about/?a=1&b=%20', '/about?a=1&b=%20'),
  permanent('/iso13485', '/iso1385Main'),
  permanent('/iso13485/', '/iso1385Main'),
  permanent('/iso13485?a=1', '/iso1385Main?a=1'),
  permanent('/our-process', '/about#our-process'),
  permanent('/iso1385main', '/iso1385Main'),
  permanent('/iso1385main/?a=1', '/iso1385Main?a=1'),
  permanent('/About', '/about'),

  coded('br', 'br'),
  coded('zstd', 'zstd'),
  coded('gzip', 'gzip'),
  coded('gzip, deflate, br, zstd', 'br'),
  coded('br;q=0.2, gzip;q=0.9', 'gzip'),
  coded('br;q=0, gzip', 'gzip'),
  coded('identity', null),
  coded('deflate', null),
  coded('', null),
  coded('*', 'br'),

  typed('/_astro/app.D4fGh1.js', 'text/javascript; charset=utf-8', 'script'),
  typed('/art/hero.1a2b3c4d.svg', 'image/svg+xml; charset=utf-8', 'markup'),
  typed('/robots.txt', 'text/plain; charset=utf-8', 'file'),
  typed('/sitemap.xml', 'application/xml; charset=utf-8', 'markup'),
  typed('/site.webmanifest', 'application/manifest+json; charset=utf-8', 'file'),
  typed('/dates.ics', 'text/calendar; charset=utf-8', 'file'),
  typed('/contact.vcf', 'text/vcard; charset=utf-8', 'file'),
  typed('/register.csv', 'text/csv; charset=utf-8', 'file'),
  typed('/photo.png', 'image/png', 'file'),
  typed('/.well-known/security.txt', 'text/plain; charset=utf-8', 'file'),

  {
    name: 'a hashed script is kept for a year',
    path: '/_astro/app.D4fGh1.js',
    expect: { status: 200, headers: { 'cache-control': immutable, etag: /^"[^"]+"$/ }, kind: 'script' },
  },
  {
    name: 'a hashed drawing is kept for a year',
    path: '/art/hero.1a2b3c4d.svg',
    expect: { status: 200, headers: { 'cache-control': immutable }, kind: 'markup' },
  },
  {
    name: 'the service worker is asked for anew',
    path: '/sw.js',
    expect: { status: 200, headers: { 'cache-control': 'no-cache' }, kind: 'script' },
  },
  {
    name: 'a text varies with the coding',
    path: '/_astro/app.D4fGh1.js',
    headers: { 'accept-encoding': 'br' },
    expect: {
      status: 200,
      headers: { 'content-encoding': 'br', vary: /^accept-encoding$/i },
      kind: 'script',
    },
  },
  {
    name: 'a picture never does',
    path: '/photo.png',
    headers: { 'accept-encoding': 'br' },
    expect: { status: 200, headers: { 'content-encoding': null, vary: null }, kind: 'file' },
  },

  {
    name: 'HEAD has the headers and no body',
    method: 'HEAD',
    path: '/about',
    expect: { status: 200, headers: { ...html, 'content-length': /^\d{2,}$/ }, body: 'none' },
  },
  ...['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE', 'PATCH'].map((method) => ({
    name: `${method} is not allowed`,
    method,
    path: '/about',
    expect: { status: 405, headers: { allow: 'GET, HEAD' } },
  })),
  {
    name: 'a part of a file',
    path: '/about',
    headers: { range: 'bytes=0-14' },
    expect: {
      status: 206,
      headers: { 'content-range': /^bytes 0-14\/\d+$/, 'content-length': '15' },
      body: /^<!doctype html>$/,
    },
  },
  {
    name: 'the last bytes of a file',
    path: '/about',
    headers: { range: 'bytes=-8' },
    expect: { status: 206, headers: { 'content-length': '8' }, body: /^<\/html>\n$/ },
  },
  {
    name: 'a part beyond the end',
    path: '/about',
    headers: { range: 'bytes=999999-' },
    expect: { status: 416, headers: { 'content-range': /^bytes \*\/\d+$/ } },
  },
  {
    name: 'a part of a drawing',
    path: '/art/hero.1a2b3c4d.svg',
    headers: { range: 'bytes=0-3' },
    expect: { status: 206, kind: 'markup', body: /^<svg$/ },
  },
  {
    name: 'a part beyond the end of a drawing',
    path: '/art/hero.1a2b3c4d.svg',
    headers: { range: 'bytes=999999-' },
    expect: { status: 416, headers: { 'content-range': /^bytes \*\/\d+$/ } },
  },
  {
    name: 'a drawing cannot be changed',
    method: 'POST',
    path: '/art/hero.1a2b3c4d.svg',
    expect: { status: 405, headers: { allow: 'GET, HEAD' } },
  },
  {
    name: 'a range in other units is ignored',
    path: '/about',
    headers: { range: 'lines=1-2' },
    expect: { status: 200, body: /<h1>About<\/h1>/ },
  },
  {
    name: 'a range of another version is ignored',
    path: '/about',
    headers: { range: 'bytes=0-14', 'if-range': '"another"' },
    expect: { status: 200, body: /<h1>About<\/h1>/ },
  },
  {
    name: 'a drawing that the visitor has already',
    path: '/art/hero.1a2b3c4d.svg',
    headers: { 'if-none-match': '*' },
    expect: { status: 304, kind: 'markup', body: 'none' },
  },
  {
    name: 'another version than the one kept',
    path: '/about',
    headers: { 'if-none-match': '"another"' },
    expect: { status: 200, body: /<h1>About<\/h1>/ },
  },

  refused('a NUL', '/%00', 400),
  refused('a NUL in a name', '/about%00.html', 400),
  refused('malformed encoding', '/%zz', 400),
  refused('half an encoding', '/%', 400),
  refused('broken UTF-8', '/%c3%28', 400),
  refused('a line end', '/about%0d%0aSet-Cookie:%20a=b', 400),
  refused('a backslash', '/..%5c..%5csecret.txt', 400),
  refused('9,000 characters', `/${'a'.repeat(9000)}`, 414),
  refused('a query of 9,000 characters', `/about?${'a'.repeat(9000)}`, 414),
  refused('more than 2,000 characters', `/${'a'.repeat(2000)}`, 414),
  absent('up, encoded', '/..%2fsecret.txt'),
  absent('up, twice encoded', '/%252e%252e%252fsecret.txt'),
  absent('up, plain', '/../secret.txt'),
  absent('up from a folder', '/_astro/../../secret.txt'),
  absent('up, dots encoded', '/%2e%2e/secret.txt'),
  absent('another host after two slashes', '//evil.example/'),
  absent('another host after an encoded slash', '/%2f/evil.example/'),
  { ...permanent('//about/', '/about'), name: 'a page after two slashes stays on the host' },
  ...[
    '/.env',
    '/.git/config',
    '/_headers',
    '/_redirects',
    '/about.html.br',
    '/about.html.zst',
    '/about.html.gz',
  ].map((path) => absent(`${path} is hidden`, path)),
  {
    name: 'a foreign host',
    path: '/about',
    headers: { host: 'evil.example' },
    expect: { status: 421 },
  },
  {
    name: 'a foreign host in the request line',
    path: 'http://evil.example/about',
    expect: { status: 421 },
  },
  {
    name: 'the own host in capitals with a port',
    path: '/about',
    headers: { host: 'LOCALHOST:8080' },
    expect: { status: 200 },
  },
];
