import { z } from 'zod';
import { firmPage } from '#src/content/schemas/firm-page.ts';
import { sectionHeadOnly } from '#src/content/schemas/page.ts';
import { template } from '#src/content/schemas/template.ts';
import { label, text } from '#src/content/schemas/text.ts';

/** content/pages/plan.yaml: the page of the plan. */
export const planPage = z.strictObject(firmPage);

export type PlanPage = z.infer<typeof planPage>;

/** content/pages/plan-how.yaml: the heads of all that the plan goes by. */
export const planHowPage = z.strictObject({
  ...firmPage,
  back: label,
  bases: z.strictObject({ rule: label, practice: label, ours: label }),
  /** Below a rule. */
  source: template(['source', 'date']),
  gate: label,
  trades: z.strictObject({
    ...sectionHeadOnly.shape,
    /** Every short form of the page in full. */
    terms: text(420),
    /** In the place of a trade, before what holds for all. */
    any: label,
    onlyHere: label,
    noneNamed: label,
    columns: z.strictObject({ trade: label, level: label, standard: label, also: label, reason: label }),
  }),
  days: sectionHeadOnly,
  work: z.strictObject({
    ...sectionHeadOnly.shape,
    columns: z.strictObject({ work: label, quality: label, environment: label, safety: label }),
  }),
  others: z.strictObject({
    ...sectionHeadOnly.shape,
    columns: z.strictObject({ people: label, days: label }),
    source: template(['source', 'date']),
  }),
  other: z.strictObject({
    ...sectionHeadOnly.shape,
    columns: z.strictObject({ standard: label, rule: label, drivers: label }),
  }),
  months: z.strictObject({
    ...sectionHeadOnly.shape,
    columns: z.strictObject({ phase: label, small: label, medium: label, large: label }),
    tracks: z.strictObject({
      system: label,
      gmp: label,
      laboratory: label,
      product: label,
      changeover: label,
    }),
  }),
  questions: z.strictObject({
    ...sectionHeadOnly.shape,
    shared: label,
    columns: z.strictObject({ clause: label, question: label, evidence: label }),
  }),
});

export type PlanHowPage = z.infer<typeof planHowPage>;
