import { z } from 'zod';
import { isMail, isPublic, mailFault, publicFault, telephoneFault, tidyTelephone } from '../contact.ts';
import { daysOfWeek } from '../days-of-week.ts';
import { day, label, ofForm, setByEditor, slug, text } from './text.ts';

/** A telephone number as printed, with country code: `+94 11 000 0000`. */
export const telephone = z
  .string({ error: (issue) => (issue.input === undefined ? undefined : telephoneFault('')) })
  .overwrite(tidyTelephone)
  .refine((number) => !telephoneFault(number), { error: ({ input }) => telephoneFault(String(input)) })
  .meta({ description: 'With the country code: +94 11 000 0000' });

export const mailAddress = z.string().refine(isMail, { error: ({ input }) => mailFault(String(input)) });

/** A telephone, with the link that calls it. */
const phone = z
  .strictObject({ label, number: telephone })
  .transform(({ label, number }) => ({ label, number, href: `tel:${number.replaceAll(' ', '')}` }));

const mail = z.strictObject({ label, address: mailAddress });

const web = z.string().refine(isPublic, { error: ({ input }) => publicFault(String(input)), abort: true });

/** A page of the firm on a network: at its host, or below it; example.com stands in until there is one. */
const webOn = (host: string) =>
  web.refine(
    (url) => [host, 'example.com'].some((known) => `.${new URL(url).hostname}`.endsWith(`.${known}`)),
    `leads to another site: write the address of the firm's page on ${host}`,
  );

const isOrigin = (url: string) => URL.canParse(url) && new URL(url).origin === url;

const aYear = 'must be a year, such as 2014';
const year = z.int().min(1900, aYear).max(2099, aYear);

/** A time of the day, as `08:30`; text of the same length, so that a later one is greater. */
const time = z.iso.time({
  precision: -1,
  error: "must be a time written as '08:30', in quotes",
  abort: true,
});

const dayName = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day';
const days = `${dayName}(?: to ${dayName})?`;

const hours = z
  .strictObject({
    /** As search engines can read it too: `Monday to Friday`, `Saturday and Sunday`. */
    days: label
      .regex(
        new RegExp(`^${days}(?:(?:, and |, | and )${days})*$`),
        'must name days in full: Monday to Friday, or Saturday and Sunday',
      )
      .refine(
        (written) => !/(\w+day) to \1/.test(written),
        'goes from a day to the same one: name it once, or write Monday to Sunday',
      ),
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'is not after the time at which it opens: correct one of the two',
  });

const share = (some: string, others: string) =>
  daysOfWeek(some).some((day) => daysOfWeek(others).includes(day));

/** No day is open by two rows at the same time: which of them counts? */
const week = z
  .array(hours)
  .min(1)
  .superRefine((rows, context) => {
    rows.forEach(({ days, opens, closes }, index) => {
      const earlier = rows
        .slice(0, index)
        .find((row) => row.opens < closes && opens < row.closes && share(row.days, days));
      if (earlier)
        context.addIssue({
          code: 'custom',
          path: [index, 'days'],
          message: `has a day in common with ${earlier.days} above, at the same time: name each day once`,
        });
    });
  });

/** A place on the island or the sea about it, which the chart of the contact page shows, in degrees. */
const degrees = (least: number, most: number, other: string) => {
  const message = `must be between ${least} and ${most}, on the island that the contact page draws: is it the ${other}?`;
  return z.number().min(least, message).max(most, message);
};

/** content/firm.yaml: the facts of the firm, once. */
export const firm = z
  .strictObject({
    name: label,
    legalName: label,
    descriptor: label.meta({ description: 'The line under the name in the logo.' }),
    tagline: label,
    subtitle: label,
    summary: text(240).meta({ description: 'What the foot of every page says of the firm.' }),
    since: year,
    incorporated: year,
    copyright: year.meta({ description: 'The year of the copyright line.' }),
    /** Canonical addresses begin with it. */
    url: web
      .refine(isOrigin, 'must end with the name of the host, in small letters: no path, no slash')
      .meta({
        title: 'Address of the site',
        description: 'Where the site is published: https://www.example.com',
      }),
    /** Of the office, then as many as there are. The first two stand in the footer. */
    phones: z.object({ office: phone }).catchall(phone),
    /** For everybody, then as many as there are. */
    emails: z.object({ general: mail }).catchall(mail),
    address: z.strictObject({
      street: label,
      city: label,
      country: label,
      countryCode: ofForm(/^[A-Z]{2}$/, 'must be the two capital letters of the country, such as LK'),
      latitude: degrees(5.8, 9.9, 'longitude').meta({
        description: 'In degrees, as a map on the web shows it: 6.9',
      }),
      longitude: degrees(79.4, 82, 'latitude').meta({ description: 'In degrees: 79.8' }),
      map: web,
    }),
    hours: week,
    languages: label.meta({ description: 'Those in which the firm works.' }),
    reply: label.meta({ description: 'How soon an e-mail is answered.' }),
    visits: text(160).meta({ description: 'Where the firm comes to, and who pays for the journey.' }),
    /** Those that the firm has. */
    social: z.strictObject({
      facebook: z.strictObject({ label, url: webOn('facebook.com') }).optional(),
      linkedin: z.strictObject({ label, url: webOn('linkedin.com') }).optional(),
      /** Which of the telephones above answers the chat. */
      whatsapp: z.strictObject({ label, phone: slug.meta({ format: 'entry', among: 'phones' }) }).optional(),
    }),
    securityExpires: day.meta({
      description:
        'Until when the address for reports of security faults holds: less than a year ahead. Check that it still reaches somebody.',
    }),
    /** How far browsers that have seen the site insist on https: `Strict-Transport-Security`. */
    strictTransport: z
      .strictObject({ includeSubDomains: z.boolean(), preload: z.boolean() })
      .refine(({ includeSubDomains, preload }) => includeSubDomains || !preload, {
        path: ['preload'],
        error:
          'is true, and the preload list takes whole domains alone: set includeSubDomains to true as well, or this to false',
      })
      .meta({
        description:
          'Leave both as they are, unless whoever looks after the domain says otherwise: browsers remember it for a year, and nobody can take it back. Every address below the domain then needs https.',
      }),
    /** Paths of the values above that stand in until the owner gives the real ones: `phones.office.number`. */
    samples: z.array(z.string()).meta(setByEditor),
  })
  .superRefine(({ since, incorporated, copyright, phones, social }, context) => {
    const refuse = (path: string[], message: string) => context.addIssue({ code: 'custom', path, message });
    if (incorporated < since)
      refuse(['incorporated'], `is before ${since}, since when the firm works: correct one`);
    if (copyright < since)
      refuse(['copyright'], `is before ${since}, since when the firm works: correct one`);
    if (social.whatsapp && !Object.hasOwn(phones, social.whatsapp.phone))
      refuse(
        ['social', 'whatsapp', 'phone'],
        `is none of the telephones above: choose one of ${Object.keys(phones).join(', ')}`,
      );
  })
  .transform(({ social: { whatsapp, ...social }, ...facts }) => {
    const number = facts.phones[whatsapp?.phone ?? '']?.number ?? '';
    /** The messaging page of that telephone. */
    const url = `https://wa.me/${number.replace(/\D/g, '')}`;
    const chat = whatsapp && { whatsapp: { label: whatsapp.label, number, url } };
    return { ...facts, social: { ...social, ...chat } };
  });

/** What pages and cards say of the firm. */
export type Firm = Omit<z.infer<typeof firm>, 'securityExpires' | 'strictTransport'>;
