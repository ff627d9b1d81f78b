import { type Fields, oneOf } from '#src/islands/link/fields.ts';
import { writeAnswers } from '#src/islands/link/read-link.ts';
import { mostCompared } from '#src/islands/tool-pages.ts';

/** What a visitor has chosen to compare, in the order of the columns, and whether the board or the comparison is shown. */
export type Choice = { pages: readonly string[]; isBoard: boolean };

export const noChoice: Choice = { pages: [], isBoard: true };

/** The choice after a press on a page: it comes on, or is taken off. A fifth changes nothing. */
export const press = ({ pages, isBoard }: Choice, page: string): Choice => {
  if (pages.includes(page)) return { pages: pages.filter((one) => one !== page), isBoard };
  return { pages: pages.length < mostCompared ? [...pages, page] : pages, isBoard };
};

/** The choice of a link. */
export const choiceOf = (fields: Fields, known: readonly string[]): Choice => {
  const pages = fields.list('std', oneOf(known), mostCompared) ?? [];
  const isBoard = fields.one('view', oneOf(['board'])) !== undefined;
  return { pages, isBoard: isBoard || pages.length < 2 };
};

/** The same as parts of a link: the screen and what is chosen. */
export const linkParts = ({ pages, isBoard }: Choice) => ({
  screen: isBoard && pages.length > 0 ? 'view=board' : '',
  answers: writeAnswers({ std: pages }),
});
