import { plainText } from '#src/content/term-links.ts';
import type { Comparable } from './comparable.ts';
import { comparableClauses, mainClause } from './comparable-clauses.ts';
import { type Row, rowOf } from './fact-rows.ts';

/**
 * Standards clause by clause, in the words of their own pages. Nothing where one of them has no numbered clauses.
 * @param pages ids in the order of the columns
 */
export const clauseRows = (
  pages: readonly string[],
  { compare, standards }: Pick<Comparable, 'compare' | 'standards'>,
): Row[] => {
  const clausesOf = comparableClauses(pages, standards);
  if (!clausesOf) return [];
  const numbers = [...new Set(clausesOf.flatMap((clauses) => clauses.map(mainClause)))];
  const words = compare.pairs;
  return numbers
    .toSorted((a, b) => Number(a) - Number(b) || a.localeCompare(b))
    .map((number) =>
      rowOf(
        `${Number.isNaN(Number(number)) ? words.annex : words.clause} ${number}`,
        clausesOf.map((clauses) => {
          const parts = clauses.filter((clause) => mainClause(clause) === number);
          return parts.map(({ title, text }) => `${title}: ${plainText(text)}`).join(' ') || words.noClause;
        }),
        words,
      ),
    );
};
