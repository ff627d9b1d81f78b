import { contentTypes } from './content-types.ts';

/**
 * What a response is to a browser, which decides on its security headers. A document is what someone can look at and
 * what governs all that it loads: pages, redirects, the page for what is not there, every error. Drawings (SVG) and
 * data in XML are shown by themselves when opened at their own address, and may then hold scripts. A script may be
 * that of a worker. Anything else is just a file.
 */
export type ResponseKind = 'document' | 'script' | 'markup' | 'file';

const kindsByExtension: Readonly<Record<string, ResponseKind>> = {
  html: 'document',
  js: 'script',
  svg: 'markup',
  xml: 'markup',
};

const kindOf = (extension: string) => kindsByExtension[extension] ?? 'file';

/** The extensions of the files that the site may publish, by the kind of response each is sent as. */
export const extensionsByKind: ReadonlyMap<ResponseKind, readonly string[]> = Map.groupBy(
  Object.keys(contentTypes),
  kindOf,
);

/** The kind of response a file of the build is sent as; one whose extension we do not know counts as a document. */
export const responseKind = (name: string): ResponseKind => {
  const extension = name.slice(name.lastIndexOf('.') + 1);
  return Object.hasOwn(contentTypes, extension) ? kindOf(extension) : 'document';
};

/** What the policy of one build is made from: the hashes of its inline blocks, and whether it is sent over https. */
export type PolicySource = { scripts: readonly string[]; styles: readonly string[]; secure: boolean };

/** How long browsers shall insist on https. Subdomains and the preload list are for the owner to choose. */
export type StrictTransport = { maxAge: number; includeSubDomains: boolean; preload: boolean };

export const defaultStrictTransport: StrictTransport = {
  maxAge: 63_072_000,
  includeSubDomains: false,
  preload: false,
};

const sources = (hashes: readonly string[]) => ["'self'", ...hashes.map((hash) => `'${hash}'`)].join(' ');

/**
 * The content security policy of the whole build, the same on every document: after a navigation by script the
 * first document's policy still governs, so a policy of its own for each page would leave the next one unstyled.
 * Hashes are written as `sha256-…`, without quotes.
 */
export const contentSecurityPolicy = ({ scripts, styles, secure }: PolicySource): string =>
  [
    "default-src 'none'",
    `script-src ${sources(scripts)}`,
    `style-src ${sources(styles)}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default router',
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');

const strictTransportSecurity = ({ maxAge, includeSubDomains, preload }: StrictTransport): string =>
  [
    `max-age=${maxAge}`,
    ...(includeSubDomains ? ['includeSubDomains'] : []),
    ...(preload ? ['preload'] : []),
  ].join('; ');

/** Enough for a drawing that is opened by itself: it holds no style, script or picture, and no page may frame it. */
const markupPolicy = "default-src 'none'; frame-ancestors 'none'";

/** The security headers of each kind of response. */
export type SecurityHeaders = Readonly<Record<ResponseKind, Readonly<Record<string, string>>>>;

/**
 * The security headers of a build: all of them on documents, on other files what these need for themselves, since a
 * page is a dozen requests and each would carry the whole policy. Over plain http (`secure: false`) nothing is sent
 * that would force https on a visitor of a test server. A draft asks search engines not to list it.
 */
export const securityHeaders = ({
  strictTransport,
  isDraft,
  ...source
}: PolicySource & { strictTransport: StrictTransport; isDraft: boolean }): SecurityHeaders => {
  const file = {
    ...(isDraft && { 'X-Robots-Tag': 'noindex' }),
    ...(source.secure && { 'Strict-Transport-Security': strictTransportSecurity(strictTransport) }),
    'X-Content-Type-Options': 'nosniff',
    'Cross-Origin-Resource-Policy': 'same-origin',
  };
  // A page with this header starts only workers whose script has it too.
  const script = { ...file, 'Cross-Origin-Embedder-Policy': 'require-corp' };
  return {
    document: {
      'Content-Security-Policy': contentSecurityPolicy(source),
      ...script,
      'Referrer-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    script,
    markup: { 'Content-Security-Policy': markupPolicy, ...file },
    file,
  };
};
