import { z } from 'zod';
import { day, label, text } from './text.ts';

/** A telephone: its number as printed, with country code: `+94 11 000 0000`; and the link that calls it. */
const phone = z
  .strictObject({
    label,
    number: z
      .string()
      .regex(/^\+\d{1,3}( \d{2,4}){2,4}$/, 'must begin with the country code, in groups: +94 11 000 0000'),
  })
  .transform(({ label, number }) => ({ label, number, href: `tel:${number.replaceAll(' ', '')}` }));

const web = z.url({ protocol: /^https$/, error: 'must be a full address beginning with https://' });

/** content/firm.yaml: the facts of the firm, once. */
export const firm = z.strictObject({
  name: label,
  legalName: label,
  /** The line under the name in the logo. */
  descriptor: label,
  tagline: label,
  subtitle: label,
  /** The footer's description. */
  summary: text(240),
  since: z.int().min(1900),
  incorporated: z.int().min(1900),
  /** The year of the copyright line. */
  copyright: z.int().min(1900),
  /** Where the site is published; canonical addresses begin with it. No slash at the end. */
  url: web.refine((url) => !url.endsWith('/'), 'must not end with a slash'),
  phones: z.strictObject({
    office: phone,
    chairman: phone,
    director: phone,
  }),
  emails: z.strictObject({
    general: z.strictObject({ label, address: z.email('must be an e-mail address') }),
    director: z.strictObject({ label, address: z.email('must be an e-mail address') }),
  }),
  address: z.strictObject({
    street: label,
    city: label,
    country: label,
    countryCode: z.string().length(2),
    latitude: z.number().min(-90).max(90),
    longitude: z.number().min(-180).max(180),
    map: web,
  }),
  hours: z.array(
    z.strictObject({
      days: label,
      opens: z.iso.time({ precision: -1 }),
      closes: z.iso.time({ precision: -1 }),
    }),
  ),
  social: z.strictObject({
    facebook: z.strictObject({ label, url: web }),
    linkedin: z.strictObject({ label, url: web }),
    whatsapp: z.strictObject({ label, url: web }),
  }),
  /** The day until which /.well-known/security.txt holds, less than a year ahead. */
  securityExpires: day,
  /** How far browsers that have seen the site insist on https: `Strict-Transport-Security`. */
  strictTransport: z
    .strictObject({ includeSubDomains: z.boolean(), preload: z.boolean() })
    .refine(({ includeSubDomains, preload }) => includeSubDomains || !preload, {
      path: ['preload'],
      error:
        'is true, and the preload list takes whole domains alone: set includeSubDomains to true as well, or this to false',
    }),
  /** Paths of the values above that stand in until the owner gives the real ones: `phones.office.number`. */
  samples: z.array(z.string()),
});

/** What pages and cards say of the firm. */
export type Firm = Omit<z.infer<typeof firm>, 'securityExpires' | 'strictTransport'>;
