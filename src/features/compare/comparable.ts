import type { EditionLabels } from '#src/features/editions/labels.ts';
import type { Edition } from '#src/features/editions/schema.ts';
import type { Compare } from './schema.ts';

/** What the facts of a page are taken from, in its own words. */
type Service = {
  id: string;
  facts: readonly { label: string; value: string }[];
  outcome: { givenBy: string };
};

type Standard = Service & {
  clauses: { items: readonly { number: string; title: string; text: string }[] };
};

/** What of the content a comparison reads: all of it at build, in the browser the part that the island is given. */
export type Comparable = {
  compare: Pick<Compare, 'rows' | 'product' | 'pairs' | 'standards'>;
  editions: readonly Pick<
    Edition,
    'page' | 'named' | 'status' | 'successor' | 'successorExpected' | 'lastNew' | 'ends' | 'checkedOn'
  >[];
  editionLabels: Pick<EditionLabels, 'lines'>;
  standards: readonly Standard[];
  certifications: readonly Service[];
};
