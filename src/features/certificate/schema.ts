import { z } from 'zod';
import { page, sectionHead } from '#src/content/schemas/page.ts';
import { icon, pageId } from '#src/content/schemas/reference.ts';
import { related } from '#src/content/schemas/service-sections.ts';
import { template } from '#src/content/schemas/template.ts';
import { label, text } from '#src/content/schemas/text.ts';
import { certificatePoints } from '#src/content/tool-vocabulary.ts';

const consequence = z.enum(['stop', 'ask']);

const ruled = z.strictObject({ title: label, text: text(260), icon });

/** content/tools/check-certificate.yaml */
export const checkCertificatePage = z.strictObject({
  ...page,
  name: label,
  questions: z.strictObject({
    ...sectionHead,
    /** Before what follows from an answer. */
    answers: z.strictObject({ no: label, unknown: label }),
    /** An answer as it is chosen. */
    choices: z.strictObject({ yes: label, no: label, unknown: label }),
    issuers: z.strictObject({ body: label, iso: label, firm: label, nobody: label }),
    fields: z.strictObject({ edition: label, choose: label, issued: label, until: label, error: label }),
    /** What follows. */
    stop: label,
    ask: label,
    items: z
      .array(
        z.strictObject({
          id: z.enum(certificatePoints),
          /** The one page whose certificates are asked for it. */
          page: pageId.optional(),
          question: label,
          text: text(260),
          /** What follows from a no, and from not having looked. */
          no: consequence,
          unknown: consequence,
          /** In the place of the words before what follows from a no. */
          negative: label.optional(),
        }),
      )
      .superRefine((items, context) => {
        // A register of one scheme's certificates is asked for where that scheme is offered.
        const points = certificatePoints.filter(
          (id) => id !== 'register' || items.some((item) => item.id === id),
        );
        points.forEach((id, index) => {
          if (items[index]?.id !== id)
            context.addIssue({
              code: 'custom',
              path: [index, 'id'],
              message: `must be ${id}: the result calculates with each of them, in this order`,
            });
        });
      }),
  }),
  results: z.strictObject({
    ...sectionHead,
    items: z.array(z.strictObject({ ...ruled.shape, id: z.enum(['stop', 'ask', 'good']) })).length(3),
  }),
  /** What follows from the answers, beside them. */
  judged: z.strictObject({
    heading: label,
    empty: text(160),
    few: template(['n', 'm']),
    notes: label,
    /** Of the two dates. */
    over: template(['until']),
    early: text(160),
    long: text(160),
    letter: label,
    asks: label,
    limit: template(['date']),
  }),
  editions: z.strictObject({
    ...sectionHead,
    columns: z.strictObject({ edition: label, state: label }),
    link: label,
    kinds: z.array(z.strictObject({ page: pageId, text: text(160) })),
  }),
  where: z.strictObject({ ...sectionHead, items: z.array(ruled).min(3) }),
  letter: z.strictObject({
    heading: label,
    copy: label,
    done: label,
    paragraphs: z.array(text(400)).min(1),
  }),
  claims: z.strictObject({
    ...sectionHead,
    items: z.array(z.strictObject({ read: label, better: text(160) })).min(5),
  }),
  related,
});

export type CheckCertificate = z.infer<typeof checkCertificatePage>;
