import { z } from 'zod';
import { pageId } from '#src/content/schemas/reference.ts';
import { day, text } from '#src/content/schemas/text.ts';

/** The clause a question asks about: `7.1.5`, `A.5, A.8`, `7.5.1–7.5.4`; for whoever looks it up. */
const clause = z
  .string()
  .regex(/^(\d+|A)(\.\d+)/, 'must begin with a clause such as 7.1.5 or A.5, in quotes');

const question = z.strictObject({
  clause,
  question: text(160),
  /** What an auditor would ask to see. */
  evidence: text(120),
  /** Without it a stage 2 audit makes no sense. */
  gate: z.literal(true).optional(),
});

/** content/tools/readiness.yaml: what an auditor will ask, and ask to see. */
export const readiness = z.strictObject({
  source: text(160),
  checkedOn: day,
  /** Asked once for all standards that share it. */
  shared: z.array(question).min(1),
  standards: z
    .array(
      z.strictObject({
        page: pageId,
        questions: z.array(question).min(1),
      }),
    )
    .min(1),
});

export type Readiness = z.infer<typeof readiness>;
