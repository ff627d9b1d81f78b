import type { Expectation } from './requests.ts';

/** A program that serves the site. */
export type HostName = 'embedded' | 'nginx' | 'caddy' | 'cloudflare';

/** How a host is known to answer otherwise than the contract says, and why that is accepted. */
export type Difference = Expectation & {
  why: string;
  /** The security headers are missing, or come twice. */
  securityHeaders?: 'missing' | 'twice';
};

type Differences = Readonly<Record<string, Difference>>;

const about = /<h1>About<\/h1>/;
const noUtf8Check = { why: 'it does not look whether a path is UTF-8; nothing has that name', status: 404 };
const nothingAsked = {
  why: 'it reads "*" as no wish at all',
  status: 200,
  headers: { 'content-encoding': null },
  body: about,
};

const letterByLetter = {
  '/About leads to /about': {
    why: 'it is told of each page in lower case alone; all mixtures would be a list without end',
    status: 404,
  },
};

const nginx: Differences = {
  ...letterByLetter,
  'Accept-Encoding: zstd': {
    why: 'it has no module for zstd',
    status: 200,
    headers: { 'content-encoding': null },
    body: about,
  },
  'Accept-Encoding: br;q=0.2, gzip;q=0.9': {
    why: 'it looks only whether a coding is refused, not which is preferred',
    status: 200,
    headers: { 'content-encoding': 'br' },
    body: about,
  },
  'Accept-Encoding: *': nothingAsked,
  'a part beyond the end': {
    why: 'its range filter passes the headers through the header filters a second time',
    status: 416,
    headers: { 'content-range': /^bytes \*\/\d+$/ },
    securityHeaders: 'twice',
  },
  'a part beyond the end of a drawing': {
    why: 'its range filter passes the headers through the header filters a second time',
    status: 416,
    kind: 'markup',
    securityHeaders: 'twice',
  },
  'broken UTF-8': noUtf8Check,
};
const refusedEarly: Difference = { why: 'it refuses a way up before it looks for a file', status: 400 };
const nginxWaysUp = ['up, encoded', 'up, plain', 'up from a folder', 'up, dots encoded'].map((name) => [
  name,
  refusedEarly,
]);

const unreadable: Difference = {
  why: 'its HTTP reader answers before any rule of ours',
  status: 400,
  securityHeaders: 'missing',
};

const caddy: Differences = {
  ...letterByLetter,
  'Accept-Encoding: *': nothingAsked,
  'a range in other units is ignored': { why: 'it refuses units it does not know', status: 416 },
  'a part beyond the end of a drawing': {
    why: 'its file server says by itself that a part does not exist, with the headers of the file',
    status: 416,
    kind: 'markup',
  },
  'malformed encoding': unreadable,
  'half an encoding': unreadable,
  'broken UTF-8': noUtf8Check,
};

const ownCompression = (coding: string | RegExp | null): Difference => ({
  why: 'the platform chooses the compression, and its caches know of it without Vary',
  status: 200,
  headers: coding === null ? {} : { 'content-encoding': coding },
  body: about,
});
const noRanges: Difference = { why: 'assets are small; the platform sends them whole', status: 200 };
const otherType = (type: string): Difference => ({
  why: 'the platform sets the type; UTF-8 is what it means without a charset',
  status: 200,
  headers: { 'content-type': type },
});
const tidied: Difference = { why: 'the platform leads to the tidied path on the same host', status: 307 };
const longPath: Difference = { why: 'the platform allows longer addresses', status: [200, 404] };
const temporarily = (location: string): Difference => ({
  why: "the platform's own redirect to the plain address is a temporary one",
  status: 307,
  headers: { location },
});
const withoutAllow: Difference = { why: 'the platform does not list the methods', status: 405 };

const cloudflare: Differences = {
  ...letterByLetter,
  'no such hashed file, not kept for a year': {
    why: 'headers are chosen by path alone; releases change all files at once',
    status: 404,
    kind: 'script',
  },
  'the missing page by its own name': { why: 'the platform serves it as a page', status: 200 },
  '/about/ leads to /about': temporarily('/about'),
  '/about.html leads to /about': temporarily('/about'),
  '/about/index.html leads to /about': temporarily('/about'),
  '/index.html leads to /': temporarily('/'),
  '/about/?a=1&b=%20 leads to /about?a=1&b=%20': temporarily('/about?a=1&b=%20'),
  'a page after two slashes stays on the host': temporarily('/about'),
  'Accept-Encoding: br': ownCompression('br'),
  'Accept-Encoding: zstd': ownCompression(null),
  'Accept-Encoding: gzip': ownCompression('gzip'),
  'Accept-Encoding: gzip, deflate, br, zstd': ownCompression(/^(br|gzip|zstd)$/),
  'Accept-Encoding: br;q=0.2, gzip;q=0.9': ownCompression('gzip'),
  'Accept-Encoding: br;q=0, gzip': ownCompression('gzip'),
  'Accept-Encoding: identity': ownCompression(null),
  'Accept-Encoding: deflate': ownCompression(null),
  'Accept-Encoding: ': ownCompression(null),
  'Accept-Encoding: *': ownCompression(null),
  'type of /art/hero.1a2b3c4d.svg': otherType('image/svg+xml'),
  'type of /sitemap.xml': otherType('application/xml'),
  'type of /site.webmanifest': otherType('application/manifest+json'),
  'type of /contact.vcf': otherType('text/x-vcard; charset=utf-8'),
  'a text varies with the coding': {
    why: 'the platform chooses the compression, and its caches know of it without Vary',
    status: 200,
    headers: { 'content-encoding': 'br' },
  },
  'HEAD has the headers and no body': {
    why: 'the length depends on the compression, which comes later',
    status: 200,
    body: 'none',
  },
  'POST is not allowed': withoutAllow,
  'PUT is not allowed': withoutAllow,
  'DELETE is not allowed': withoutAllow,
  'OPTIONS is not allowed': withoutAllow,
  'TRACE is not allowed': withoutAllow,
  'PATCH is not allowed': withoutAllow,
  'a drawing cannot be changed': { ...withoutAllow, kind: 'markup' },
  'a part of a file': noRanges,
  'the last bytes of a file': noRanges,
  'a part beyond the end': noRanges,
  'a part of a drawing': noRanges,
  'a part beyond the end of a drawing': { ...noRanges, kind: 'markup' },
  'a drawing that the visitor has already': {
    why: 'the platform compares tags, and knows no tag for any version',
    status: 200,
  },
  'a NUL': { why: 'nothing has that name', status: 404 },
  'a NUL in a name': { why: 'nothing has that name', status: 404 },
  'malformed encoding': tidied,
  'half an encoding': tidied,
  'broken UTF-8': tidied,
  'a line end': tidied,
  'a backslash': tidied,
  '9,000 characters': longPath,
  'a query of 9,000 characters': longPath,
  'more than 2,000 characters': longPath,
  'up, encoded': tidied,
  'another host after two slashes': tidied,
  'another host after an encoded slash': tidied,
  'a foreign host': { why: 'the platform hands over requests for its own hosts only', status: 200 },
  'a foreign host in the request line': {
    why: 'the platform hands over requests for its own hosts only',
    status: [200, 404],
  },
};

/** The known differences of each host, by the name of the request. The embedded server has none. */
export const differences: Readonly<Record<HostName, Differences>> = {
  embedded: {},
  nginx: { ...nginx, ...Object.fromEntries(nginxWaysUp) },
  caddy,
  cloudflare,
};
