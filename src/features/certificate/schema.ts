import { z } from 'zod';
import { labels } from '#src/content/schemas/fields.ts';
import { page, sectionHead } from '#src/content/schemas/page.ts';
import { pageId, pageList } from '#src/content/schemas/reference.ts';
import { label, labelWith, text } from '#src/content/schemas/text.ts';
import { certificatePoints } from './answers.ts';

const item = z.strictObject({
  id: z.enum(certificatePoints),
  /** The one page whose certificates are asked for it. */
  page: pageId.optional(),
  /** Names it in lists. */
  line: label,
  question: text(110),
  look: text(120),
  help: text(260).optional(),
  /** What follows from the answer that is not good; not to have looked is always to ask. */
  no: z.enum(['stop', 'ask']),
  /** Why, of a no and of not having looked. */
  bad: text(120).optional(),
  open: text(120).optional(),
  /** In the letter to the issuer. */
  ask: text(120),
  choices: z.strictObject(labels('yes', 'no', 'unknown')).optional(),
});

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

const issuer = z.strictObject({ choice: label, drawn: label, bad: text(140).optional() });

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
    items: z.array(item).superRefine((items, context) => {
      // A register of one scheme's certificates is asked for where that scheme is offered.
      const points = certificatePoints.filter(
        (id) => id !== 'register' || items.some((one) => one.id === id),
      );
      points.forEach((id, index) => {
        if (items[index]?.id !== id)
          context.addIssue({
            code: 'custom',
            path: [index, 'id'],
            message: `must be ${id}: the result calculates with each of them, in this order`,
          });
      });
      items.forEach(({ id, ...item }, index) => {
        for (const field of ['bad', 'open'] as const)
          if (!item[field] && !['issuer', 'edition', 'dates'].includes(id))
            context.addIssue({ code: 'custom', path: [index, field], message: 'is missing' });
      });
    }),
    issuers: z.strictObject({ body: issuer, iso: issuer, firm: issuer, nobody: issuer }),
    edition: z.strictObject({
      year: labelWith('name'),
      ...labels('yearHelp', 'other', 'older', 'none'),
      published: labelWith('when'),
      /** In the letter, of one that has ended. */
      ended: text(160, ['named']),
      olderBad: text(120, ['name']),
      noneBad: text(120, ['name']),
    }),
    dates: z.strictObject({
      ...labels('issued', 'until', 'cannot', 'error'),
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
    flags: z.strictObject(labels('ok', 'ask', 'stop', 'open')),
    known: labelWith('points'),
    ...labels('see', 'why', 'change', 'answer', 'openPoint'),
    ...labels('changeAll', 'clear', 'write', 'also', 'notes', 'next', 'each'),
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
  editions: z.strictObject({
    ...sectionHead,
    columns: z.strictObject(labels('edition', 'state')),
    link: label,
    /** What a paper for these is, beside the state of the edition. */
    kinds: z.array(z.strictObject({ page: pageId, text: text(160) })),
  }),
  where: z.strictObject({
    ...sectionHead,
    items: z.array(z.strictObject({ title: label, text: text(260) })).min(3),
  }),
  letter: z.strictObject({
    ...labels('heading', 'subject', 'asks', 'always', 'copy', 'done', 'mail'),
    /** What visitors write in stands in brackets. */
    opening: text(200),
    read: labelWith('date'),
  }),
  claims: z.strictObject({
    ...sectionHead,
    items: z.array(z.strictObject({ read: label, better: text(160) })).min(5),
  }),
});

export type CheckCertificate = z.infer<typeof checkCertificatePage>;
