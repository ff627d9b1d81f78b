// Without zod: the browser reads these words too.

/** What is asked of a certificate: what it says, from its head to its foot, then what is looked up. */
export const certificatePoints = [
  'issuer',
  'site',
  'edition',
  'scope',
  'dates',
  'mark',
  'product',
  'listed',
  'arrangement',
  'confirmed',
  'register',
] as const;
export type CertificatePoint = (typeof certificatePoints)[number];

/** Who can have issued a certificate; the body alone counts. */
export const issuers = ['body', 'iso', 'firm', 'nobody'] as const;
export type Issuer = (typeof issuers)[number];

/** An answer about a certificate; `unknown` where nobody has looked. */
export const marks = ['yes', 'no', 'unknown'] as const;
export type Mark = (typeof marks)[number];
