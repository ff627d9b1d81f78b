import { most } from '#src/features/plan/answers/plan.ts';
import { type Fields, oneOf, upTo } from '#src/islands/link/fields.ts';
import { linkText, writeAnswers } from '#src/islands/link/read-link.ts';
import { mostCompared } from '#src/islands/tool-pages.ts';

/** What a visitor has chosen to compare, in the order of the columns, and whether the board or the comparison is shown. */
export type Choice = {
  pages: readonly string[];
  isBoard: boolean;
  /** What a plan that led here knows: its trade and its month are kept for the way back to it. */
  firm: { people?: number | undefined; sector?: string | undefined; by?: string | undefined };
};

export const noChoice: Choice = { pages: [], isBoard: true, firm: {} };

/** The choice after a press on a page: it comes on, or is taken off. A fifth changes nothing. */
export const press = ({ pages, ...choice }: Choice, page: string): Choice => {
  if (pages.includes(page)) return { ...choice, pages: pages.filter((one) => one !== page) };
  return { ...choice, pages: pages.length < mostCompared ? [...pages, page] : pages };
};

/** The choice of a link. */
export const choiceOf = (fields: Fields, known: readonly string[]): Choice => {
  const pages = fields.list('std', oneOf(known), mostCompared);
  const isBoard = fields.one('view', oneOf(['board'])) !== undefined;
  const firm = {
    people: fields.one('people', upTo(most.people)),
    sector: fields.one('sector', String),
    by: fields.one('by', String),
  };
  return { pages, isBoard: isBoard || pages.length < 2, firm };
};

/** The same as parts of a link: the screen and what is chosen. */
export const linkParts = ({ pages, isBoard, firm }: Choice) => ({
  screen: isBoard && pages.length > 0 ? 'view=board' : '',
  answers: writeAnswers({ std: pages, ...firm }),
});

/** A plan for what is compared, as the text of a link: it goes on with the first of its questions that is open. */
export const planLinkText = ({ pages, firm }: Pick<Choice, 'pages' | 'firm'>) => {
  const next = firm.people ? 'stage' : 'people';
  return linkText(`at=${firm.sector ? next : 'trade'}`, writeAnswers({ std: pages, ...firm }));
};
