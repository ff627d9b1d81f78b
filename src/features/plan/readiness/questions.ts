import type { Readiness } from './schema.ts';

export type Question = Readiness['shared'][number];

/** Questions that stand together: those that several standards share, or those of one. */
export type QuestionBlock = { pages: readonly string[]; isShared: boolean; questions: readonly Question[] };

/** The questions for these standards, those they share once and first. */
export const questionBlocks = (pages: readonly string[], readiness: Readiness): QuestionBlock[] => {
  const chosen = readiness.standards.filter(({ page }) => pages.includes(page));
  const sharing = chosen.filter(({ usesShared }) => usesShared).map(({ page }) => page);
  return [
    ...(sharing.length > 0 ? [{ pages: sharing, isShared: true, questions: readiness.shared }] : []),
    ...chosen.map(({ page, questions }) => ({ pages: [page], isShared: false, questions })),
  ];
};

/** The clause a question asks about in a standard, with what limits it: `6.3`, `6.3 (from 2026)`. */
export const clauseIn = ({ clause, elsewhere = [] }: Question, page: string) => {
  const other = elsewhere.find((place) => place.page === page);
  if (!other) return clause;
  return other.note ? `${other.clause} (${other.note})` : other.clause;
};
