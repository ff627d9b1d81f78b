/**
 * Whom to tell of a weakness of the site (RFC 9116).
 * @param expires the day until which this holds, `2027-10-31`; less than a year ahead
 */
export const securityTxt = ({ base, mail, expires }: { base: string; mail: string; expires: string }) =>
  [
    `Contact: mailto:${mail}`,
    `Expires: ${expires}T00:00:00.000Z`,
    'Preferred-Languages: en',
    `Canonical: ${base}/.well-known/security.txt`,
    '',
  ].join('\n');
