import { z } from 'zod';
import { pageId } from '#src/content/schemas/reference.ts';
import { template } from '#src/content/schemas/template.ts';
import { label, text } from '#src/content/schemas/text.ts';
import { bands } from '#src/content/tool-vocabulary.ts';

/** The clause a question asks about: `7.1.5`, `A.5, A.8`, `7.5.1–7.5.4`; its beginning is the column it counts in. */
const clause = z
  .string()
  .regex(/^(\d+|A)(\.\d+)/, 'must begin with a clause such as 7.1.5 or A.5, in quotes');

const question = z
  .strictObject({
    id: z.string().regex(/^[a-z]\d{1,2}$/, 'must be a letter and a number, such as s14'),
    clause,
    /** Standards in which it is another clause, or a clause only from an edition on. */
    elsewhere: z
      .array(z.strictObject({ page: pageId, clause, note: label.optional() }))
      .min(1)
      .optional(),
    question: text(160),
    /** What an auditor would ask to see. */
    evidence: text(120),
    /** Without it a stage 2 audit makes no sense. */
    gate: z.literal(true).optional(),
    /** It can be left out: “Does not apply” is among its answers. */
    waivable: z.literal(true).optional(),
  })
  .refine(({ gate, waivable }) => !(gate && waivable), {
    path: ['waivable'],
    error: 'stands beside gate: what nobody can do without always applies; remove one',
  });

const scale = z
  .array(z.strictObject({ id: z.enum(bands), from: z.int().min(0), under: z.int().max(1001), label }))
  .length(bands.length)
  .superRefine((rows, context) => {
    rows.forEach(({ id, from, under }, index) => {
      const refuse = (field: string, message: string) =>
        context.addIssue({ code: 'custom', path: [index, field], message });
      const expected = rows[index - 1]?.under ?? 0;
      if (id !== bands[index]) refuse('id', `stands out of order: ${bands[index]} is expected here`);
      if (from !== expected) refuse('from', `leaves a gap or overlaps: the band before asks for ${expected}`);
      if (under <= from) refuse('under', 'is not above from: correct one');
    });
    if (rows.at(-1)?.under !== 1001)
      context.addIssue({
        code: 'custom',
        path: [rows.length - 1, 'under'],
        message: 'must be 1001: the last band holds the full mark of 1000',
      });
  });

/** content/tools/readiness.yaml: what an auditor will ask, and how answers become a picture. */
export const readiness = z.strictObject({
  answers: z.strictObject({ '0': label, '1': label, '2': label, '3': label, n: label }),
  /** Before the evidence of a question. */
  help: template(['evidence']),
  /** Asked once for all standards that share it. */
  shared: z.array(question).min(1),
  standards: z
    .array(
      z.strictObject({
        page: pageId,
        /** The columns of its picture, in order. */
        columns: z
          .array(z.string().regex(/^(\d+|A)$/, 'must be the number of a clause, or A, in quotes'))
          .min(2),
        usesShared: z.boolean(),
        questions: z.array(question).min(1),
      }),
    )
    .min(1),
  /** Marks of 1000 from which a band begins, and under which it ends. */
  bands: scale,
  /** A clause without an answer. */
  open: label,
  /** The share of questions, in per cent, from which a standard's overall picture is shown. */
  shownFrom: z.int().positive().max(100),
  overall: z.strictObject({
    beginning: text(160),
    building: text(160),
    held: template(['gates']),
    nearly: text(160),
    ready: text(160),
    few: template(['n', 'm', 'k']),
    own: text(160),
  }),
  /** The clauses of gates in a sentence. */
  gates: z.strictObject({ one: template(['clauses']), other: template(['clauses']), and: label }),
  gate: label,
  points: z.strictObject({ heading: label, none: text(160) }),
});

export type Readiness = z.infer<typeof readiness>;
