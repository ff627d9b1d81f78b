import { type Fields, oneOf } from '#src/islands/link/fields.ts';
import { writeLink } from '#src/islands/link/read-link.ts';

/** The most pages that stand side by side. */
const mostCompared = 4;

/** What a visitor has chosen to compare. */
export type Choice = {
  /** The page of each list, in the order of the columns; undefined where nothing is chosen. */
  slots: readonly (string | undefined)[];
  /** Whether rows in which all say the same are left out. */
  onlyDifferences: boolean;
};

export const noChoice: Choice = {
  slots: Array.from({ length: mostCompared }, () => undefined),
  onlyDifferences: false,
};

/** The pages that are chosen, in the order of the columns. */
export const chosenPages = ({ slots }: Choice) => slots.filter((page) => page !== undefined);

/** The choice with another page in one of its lists; undefined where that page stands in another list already. */
export const choose = (choice: Choice, slot: number, page: string | undefined): Choice | undefined => {
  const isElsewhere = choice.slots.some((chosen, index) => chosen === page && index !== slot);
  return page !== undefined && isElsewhere
    ? undefined
    : { ...choice, slots: choice.slots.map((chosen, index) => (index === slot ? page : chosen)) };
};

/** The choice of a link. Pages beyond the fourth are not understood. */
export const choiceOf = (fields: Fields, pages: readonly string[]): Choice => {
  const named = fields.list('std', oneOf(pages)) ?? [];
  if (named.length > mostCompared) fields.unknown.add('std');
  return {
    slots: noChoice.slots.map((_, index) => named[index]),
    onlyDifferences: fields.one('rows', oneOf(['different'])) !== undefined,
  };
};

/** The same as the text of a link, `v1&std=iso-9001,iso-14001&rows=different`; undefined while nothing is chosen. */
export const writeChoice = (choice: Choice) => {
  const pages = chosenPages(choice);
  return pages.length === 0
    ? undefined
    : writeLink([
        ['std', pages.join(',')],
        ['rows', choice.onlyDifferences ? 'different' : undefined],
      ]);
};
