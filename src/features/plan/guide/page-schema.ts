import { z } from 'zod';
import { labels } from '#src/content/schemas/fields.ts';
import { page, sectionHeadOnly } from '#src/content/schemas/page.ts';
import { label, template, text } from '#src/content/schemas/text.ts';

/** The head of a part: its rule large, what else is to be said small. */
const part = sectionHeadOnly.extend({
  note: label,
  detail: text(320).optional(),
  /** Unfolds its one table, by its rows, or the several that it has. */
  all: template(['count']),
});

/** A part whose matter is a table with these columns. */
const table = <const Name extends string>(...names: readonly Name[]) =>
  part.extend({ columns: z.strictObject(labels(...names)) });

/** content/pages/plan-how.yaml: the heads of all that the plan goes by. */
export const planHowPage = z.strictObject({
  ...page,
  gate: label,
  bases: z.strictObject(labels('rule', 'practice', 'ours')),
  /** Below a rule. */
  source: template(['source', 'date']),
  /** Unfolds the rules of a part. */
  behind: template(['count']),
  /** Trade by trade, each in a fold of its own. */
  rules: table('standard', 'level', 'reason')
    .omit({ all: true })
    .extend({
      /** Every short form of the page in full. */
      terms: text(420),
      /** In the place of a trade, before what holds for all. */
      ...labels('any', 'onlyHere', 'noneNamed'),
    }),
  days: part,
  work: table('work', 'quality', 'environment', 'safety'),
  others: table('people', 'days').extend({ more: template(['from']) }),
  'no-table': table('standard', 'rule', 'drivers'),
  months: table('phase', 'small', 'medium', 'large').extend({
    /** Over the drawing of one of the tables. */
    drawn: label,
    /** Over the columns of weeks. */
    over: label,
    tracks: z.strictObject(labels('system', 'gmp', 'laboratory', 'product', 'changeover')),
  }),
  questions: table('clause', 'question', 'evidence').extend({ shared: label }),
});

export type PlanHowPage = z.infer<typeof planHowPage>;
