/** Whose security headers an answer has: those of all documents, of scripts, of drawings and XML, of other files. */
export type Kind = 'document' | 'script' | 'markup' | 'file';

const document: Readonly<Record<string, RegExp>> = {
  'content-security-policy':
    /^default-src 'none'; script-src 'self' 'sha256-[^ ]+'; style-src 'self' 'sha256-[^ ]+'; img-src 'self'; font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types default router(; upgrade-insecure-requests)?$/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^same-origin$/,
  'permissions-policy': /camera=\(\), microphone=\(\), geolocation=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'cross-origin-embedder-policy': /^require-corp$/,
};

const file = {
  ...Object.fromEntries(Object.keys(document).map((name) => [name, null])),
  'x-content-type-options': /^nosniff$/,
  'cross-origin-resource-policy': /^same-origin$/,
};

/**
 * The security headers of an answer, by its kind; `null` means that there must be none. Redirects and errors are
 * documents whatever was asked for.
 */
export const security: Readonly<Record<Kind, Readonly<Record<string, RegExp | null>>>> = {
  document,
  script: { ...file, 'cross-origin-embedder-policy': /^require-corp$/ },
  markup: { ...file, 'content-security-policy': /^default-src 'none'; frame-ancestors 'none'$/ },
  file,
};
