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
 * The content security policy of the whole build, the same on every response: after a navigation by script the
 * first document's policy still governs, so a policy of its own for each page would leave the next one unstyled.
 * Hashes are written as `sha256-…`, without quotes.
 */
export function contentSecurityPolicy({ scripts, styles, secure }: PolicySource): string {
  return [
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
    'trusted-types default',
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}

function strictTransportSecurity({ maxAge, includeSubDomains, preload }: StrictTransport): string {
  return [
    `max-age=${maxAge}`,
    ...(includeSubDomains ? ['includeSubDomains'] : []),
    ...(preload ? ['preload'] : []),
  ].join('; ');
}

/**
 * The headers of every response, whatever its status. Over plain http (`secure: false`) nothing is sent that
 * would force https on a visitor of a test server.
 */
export function securityHeaders(
  source: PolicySource & { strictTransport: StrictTransport },
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(source),
    ...(source.secure && { 'Strict-Transport-Security': strictTransportSecurity(source.strictTransport) }),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cross-Origin-Embedder-Policy': 'require-corp',
  };
}
