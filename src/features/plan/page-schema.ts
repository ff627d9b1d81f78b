import { z } from 'zod';
import { labels, templates } from '#src/content/schemas/fields.ts';
import { page, sectionHeadOnly } from '#src/content/schemas/page.ts';
import { pageId } from '#src/content/schemas/reference.ts';
import { day, label, template, text } from '#src/content/schemas/text.ts';

/** content/pages/plan.yaml: the page of the plan. */
export const planPage = z.strictObject(page);

export type PlanPage = z.infer<typeof planPage>;

/** The head of a part: its rule large, what else is to be said small. */
const part = sectionHeadOnly.extend({ note: label, detail: text(320).optional() });

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
  ...templates(['count'], 'behind', 'whole'),
  trades: table('standard', 'level', 'reason').extend({
    /** Every short form of the page in full. */
    terms: text(420),
    /** In the place of a trade, before what holds for all. */
    ...labels('any', 'onlyHere', 'noneNamed'),
  }),
  days: part,
  work: table('work', 'quality', 'environment', 'safety'),
  others: table('people', 'days').extend({ more: template(['from']) }),
  other: table('standard', 'rule', 'drivers'),
  months: table('phase', 'small', 'medium', 'large').extend({
    /** Over the drawing of one of the tables. */
    drawn: label,
    plans: z.strictObject(labels('quick', 'careful')),
    tracks: z.strictObject(labels('system', 'gmp', 'laboratory', 'product', 'changeover')),
  }),
  questions: table('clause', 'question', 'evidence').extend({ shared: label }),
});

export type PlanHowPage = z.infer<typeof planHowPage>;

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
