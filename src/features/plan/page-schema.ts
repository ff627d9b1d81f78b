import { z } from 'zod';
import { labels } from '#src/content/schemas/fields.ts';
import { firmPage } from '#src/content/schemas/firm-page.ts';
import { sectionHeadOnly } from '#src/content/schemas/page.ts';
import { template } from '#src/content/schemas/template.ts';
import { label, text } from '#src/content/schemas/text.ts';

/** content/pages/plan.yaml: the page of the plan. */
export const planPage = z.strictObject(firmPage);

export type PlanPage = z.infer<typeof planPage>;

/** A part whose matter is a table with these columns. */
const table = <const Name extends string>(...names: readonly Name[]) =>
  sectionHeadOnly.extend({ columns: z.strictObject(labels(...names)) });

/** content/pages/plan-how.yaml: the heads of all that the plan goes by. */
export const planHowPage = z.strictObject({
  ...firmPage,
  gate: label,
  bases: z.strictObject(labels('rule', 'practice', 'ours')),
  /** Below a rule. */
  source: template(['source', 'date']),
  trades: sectionHeadOnly.extend({
    /** Every short form of the page in full. */
    terms: text(420),
    /** In the place of a trade, before what holds for all. */
    ...labels('any', 'onlyHere', 'noneNamed'),
  }),
  days: sectionHeadOnly,
  work: table('work', 'quality', 'environment', 'safety'),
  others: table('people', 'days').extend({ more: template(['from']) }),
  other: table('standard', 'rule', 'drivers'),
  months: table('phase', 'small', 'medium', 'large').extend({
    tracks: z.strictObject(labels('system', 'gmp', 'laboratory', 'product', 'changeover')),
  }),
  questions: table('clause', 'question', 'evidence').extend({ shared: label }),
});

export type PlanHowPage = z.infer<typeof planHowPage>;
