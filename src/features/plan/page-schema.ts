import { z } from 'zod';
import { labels } from '#src/content/schemas/fields.ts';
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
  gate: label,
  bases: z.strictObject(labels('rule', 'practice', 'ours')),
  /** Below a rule. */
  source: template(['source', 'date']),
  trades: z.strictObject({
    ...sectionHeadOnly.shape,
    /** Every short form of the page in full. */
    terms: text(420),
    /** In the place of a trade, before what holds for all. */
    ...labels('any', 'onlyHere', 'noneNamed'),
  }),
  days: sectionHeadOnly,
  work: z.strictObject({
    ...sectionHeadOnly.shape,
    columns: z.strictObject(labels('work', 'quality', 'environment', 'safety')),
  }),
  others: z.strictObject({
    ...sectionHeadOnly.shape,
    columns: z.strictObject(labels('people', 'days')),
    more: template(['from']),
  }),
  other: z.strictObject({
    ...sectionHeadOnly.shape,
    columns: z.strictObject(labels('standard', 'rule', 'drivers')),
  }),
  months: z.strictObject({
    ...sectionHeadOnly.shape,
    columns: z.strictObject(labels('phase', 'small', 'medium', 'large')),
    tracks: z.strictObject(labels('system', 'gmp', 'laboratory', 'product', 'changeover')),
  }),
  questions: z.strictObject({
    ...sectionHeadOnly.shape,
    shared: label,
    columns: z.strictObject(labels('clause', 'question', 'evidence')),
  }),
});

export type PlanHowPage = z.infer<typeof planHowPage>;
