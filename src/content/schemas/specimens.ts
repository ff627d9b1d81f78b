import { z } from 'zod';
import { section } from './page.ts';
import { label, labelWith, listOf, sample, text } from './text.ts';

const month = z.int().positive().max(12);

/** Pages of the firm's work, made up: what a client gets. */
export const specimens = section({
  sample,
  gapReport: z.strictObject({
    title: label,
    part: label,
    grades: z.strictObject({ large: label, small: label, none: label }),
    rows: listOf([3, 10], {
      clause: label,
      found: text(160),
      grade: z.enum(['large', 'small', 'none']),
      closedIn: label.optional(),
    }),
  }),
  monthPlan: z.strictObject({
    title: label,
    part: label,
    /** Who works on a step. */
    parties: z.strictObject({ firm: label, client: label, body: label }),
    /** Said of a bar: `{from}` and `{to}` are filled in. */
    months: labelWith('from', 'to'),
    rows: listOf([3, 12], {
      step: label,
      from: month,
      to: month,
      by: z.enum(['firm', 'client', 'body']),
    }),
    sum: text(200),
  }),
  finding: z.strictObject({
    title: label,
    part: label,
    grade: label,
    /** What the auditor saw, set large. */
    seen: text(240),
    facts: listOf([3, 10], { label, value: text(240) }),
  }),
});

export type Specimens = z.infer<typeof specimens>;
