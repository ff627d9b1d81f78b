import { z } from 'zod';
import { labels } from '#src/content/schemas/fields.ts';
import { page, section } from '#src/content/schemas/page.ts';
import { pageId, pageList } from '#src/content/schemas/reference.ts';
import { label, labelWith, text } from '#src/content/schemas/text.ts';
import type { CertificatePoint } from './answers.ts';

/** An answer to choose, and what the drawn certificate says then where that is another. */
const good = z.strictObject({ label, drawn: label.optional() });
/** One that speaks against the certificate, alone or until the issuer explains it, and why. */
const bad = good.extend({ against: z.strictObject({ level: z.enum(['stop', 'ask']), text: text(140) }) });
const drawn = { drawn: label };

/** A question: its name in lists, where the answer is found, and what to ask the issuer about it, in the letter. */
const question = z.strictObject({
  /** The one page whose certificates are asked for it. */
  page: pageId.optional(),
  line: label,
  question: text(110),
  look: text(120),
  help: text(260).optional(),
  ask: text(120),
  choices: z.strictObject({ unknown: bad }),
});
/** One that is looked up. */
const looked = question.extend({ choices: z.strictObject({ yes: good, no: bad, unknown: bad }) });
const issuer = question.extend({
  choices: z.strictObject({
    body: good.extend(drawn),
    iso: bad.extend(drawn),
    firm: bad.extend(drawn),
    nobody: bad.extend(drawn),
  }),
});
const points = {
  issuer,
  site: looked,
  edition: question,
  scope: looked,
  dates: question,
  mark: looked,
  product: looked,
  listed: looked,
  arrangement: looked,
  confirmed: looked,
  /** Of one scheme's certificates, where that scheme is offered. */
  register: looked.optional(),
} satisfies Record<CertificatePoint, z.ZodType>;

const finding = (...names: readonly string[]) =>
  z.strictObject({ text: text(160, names), ask: text(200, names) });

const result = z.strictObject({
  title: label,
  /** The two lines of the stamp. */
  stamp: z.tuple([label, label]).optional(),
  text: text(200),
  /** Of a laboratory, where it is another text. */
  laboratory: text(200).optional(),
  next: z.array(text(140)),
});

/** content/tools/check-certificate.yaml */
export const checkCertificatePage = z.strictObject({
  ...page,
  start: z.strictObject({
    ...labels('begin', 'sent', 'cases'),
    examples: z.array(z.strictObject({ name: label, text: label, answers: text(240) })),
    notLoaded: text(160),
  }),
  questions: z.strictObject({
    ...labels('heading', 'paper', 'lookUp'),
    items: z.strictObject(points),
    edition: z.strictObject({
      year: labelWith('name'),
      ...labels('yearHelp', 'older', 'none'),
      published: labelWith('when'),
      /** In the letter, of one that has ended. */
      ended: text(160, ['named']),
      olderBad: text(120, ['name']),
      noneBad: text(120, ['name']),
    }),
    dates: z.strictObject({
      /** Where one of the two is not given. */
      half: z.strictObject({ level: z.literal('ask'), text: text(140), ask: text(140) }),
      ...labels('issued', 'until', 'error'),
      before: finding('issued', 'named', 'published'),
      over: z.strictObject({ text: text(120, ['until']), ask: label }),
      early: finding(),
      order: finding(),
      long: finding('years'),
      beyond: finding('until', 'ends'),
      /** Its end is near. */
      soon: text(120, ['until']),
    }),
  }),
  results: z.strictObject({
    stop: result,
    ask: result.extend({ title: labelWith('points') }),
    good: result,
    soFar: result,
    none: result,
  }),
  words: z.strictObject({
    point: labelWith('n', 'line'),
    checked: labelWith('n', 'm', 'date'),
    points: z.strictObject({ one: label, many: labelWith('n') }),
    flags: z.strictObject(labels('good', 'ask', 'stop', 'open')),
    known: labelWith('points'),
    ...labels('see', 'why', 'change', 'answer', 'openPoint', 'fine'),
    ...labels('example', 'own', 'changeAll', 'clear', 'write', 'next', 'each'),
    rest: labelWith('n'),
    limit: text(160, ['date']),
  }),
  /** The words on the drawn certificate. */
  drawn: z.strictObject({
    ...labels('label', 'issuer', 'assessor', 'title', 'number', 'system', 'holder', 'address', 'elsewhere'),
    ...labels('meets', 'standard', 'other', 'scope', 'otherWords', 'day', 'accreditation', 'body'),
    ...labels('laboratory', 'assessed', 'product', 'sample'),
    words: z.array(label).length(2),
  }),
  laboratories: pageList,
  editions: section({
    link: label,
    /** What a paper for these is, beside the state of the edition. */
    kinds: z.array(z.strictObject({ page: pageId, text: text(160) })),
  }),
  where: section({ items: z.array(z.strictObject({ title: label, text: text(260) })).min(3) }),
  letter: z.strictObject({
    ...labels('heading', 'subject', 'asks', 'always', 'copy', 'done', 'mail'),
    /** What visitors write in stands in brackets. */
    opening: text(200),
    read: labelWith('date'),
  }),
  claims: section({ items: z.array(z.strictObject({ read: label, better: text(160) })).min(5) }),
});

/** A question, with whatever can be chosen. */
export type Asked = Omit<z.infer<typeof question>, 'choices'> & {
  choices: Readonly<Record<string, z.infer<typeof good> & Partial<z.infer<typeof bad>>>>;
};
export type CheckCertificate = z.infer<typeof checkCertificatePage>;
