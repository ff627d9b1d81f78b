import type { RegisterRow } from '#src/features/editions/register-data.ts';
import type { AskingWords } from '#src/islands/asking-schema.ts';
import type { Compare, Comparison, Question } from './schema.ts';

/** Auditor days, a figure only where there is a table to show; the text says how sure they are, or who sets them. */
export type Days = { low?: number | undefined; high?: number | undefined; text: string };

/** A standard, scheme or mark as comparisons show it. */
export type Column = {
  id: string;
  /** What stands large for it: `9001`, `CE`. */
  sign: string;
  /** `ISO 9001` */
  name: string;
  subject: string;
  short: string;
  family: string;
  address: string;
  /** The addresses of its drawings: on a plot of the tray, and alone. */
  plot: string;
  object: string;
  answers: Readonly<Record<Exclude<Question, 'days' | 'edition'>, string>>;
  days: Days;
  /** In the place of a row of the register. */
  edition: string;
  /** What clauses 4 to 10 ask for, where it has the shared ones. */
  clauses: readonly string[] | undefined;
};

/** A comparison with a page of its own. */
export type MadeComparison = Pick<
  Comparison,
  'name' | 'address' | 'headline' | 'tagline' | 'carries' | 'steps' | 'subjects'
> & { id: string; pages: readonly string[] };

/** All that comparisons show, in one file. */
export type CompareData = {
  words: Pick<Compare, 'headline' | 'tagline' | 'board' | 'result' | 'days' | 'editions'>;
  questions: Compare['questions'];
  frame: Compare['frame'];
  rules: Compare['carryOver'];
  columns: readonly Column[];
  made: readonly MadeComparison[];
  register: readonly RegisterRow[];
  /** The address of the plan. */
  plan: string;
  emptyPlot: string;
  asking: Pick<AskingWords, 'take' | 'link'>;
};
