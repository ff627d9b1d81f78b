import type { PlanWords } from '#src/features/plan/words-schema.ts';
import type { ToolPage } from '#src/islands/tool-pages.ts';
import type { Comparable } from '../comparable.ts';
import type { Compare } from '../schema.ts';

/** A comparison that is complete, on a page of its own. */
export type CompleteComparison = {
  id: string;
  name: string;
  address: string;
  pages: readonly { page: string }[];
  carries: readonly string[];
};

/** All that a comparison of the visitor's choice shows, in one file of its own. */
export type CompareData = Omit<Comparable, 'compare'> & {
  compare: Comparable['compare'] & Pick<Compare, 'choose' | 'carryOver'>;
  comparisons: readonly CompleteComparison[];
  /** What can be chosen, in the order of the lists. */
  pages: readonly Pick<ToolPage, 'id' | 'code' | 'address' | 'family' | 'numeral'>[];
  words: Pick<PlanWords, 'link' | 'keep'>;
};
