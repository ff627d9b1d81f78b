import type { Content } from '#src/content/load.ts';
import { plainText } from '#src/content/term-links.ts';
import { type Row, rowOf } from './fact-rows.ts';

type Parts = Pick<Content, 'compare' | 'standards'>;
type Clause = Content['standards'][number]['clauses']['items'][number];

/** The clause that a part belongs to: 8 for 8.5. */
const mainClause = ({ number }: Clause) => number.split('.')[0] ?? number;

/** Requirements of a standard begin with clause 4; a scheme that counts its parts otherwise has none to compare. */
const beginsAtFour = (clauses: readonly Clause[]) =>
  clauses.length > 0 && clauses.every((clause) => mainClause(clause) !== '1');

/**
 * Standards clause by clause, in the words of their own pages. Nothing where one of them has no numbered clauses.
 * @param pages ids in the order of the columns
 */
export const clauseRows = (pages: readonly string[], { compare, standards }: Parts): Row[] => {
  const clausesOf = pages.map((page) => standards.find(({ id }) => id === page)?.clauses.items ?? []);
  if (!clausesOf.every(beginsAtFour)) return [];
  const numbers = [...new Set(clausesOf.flatMap((clauses) => clauses.map(mainClause)))];
  const { same, noClause, clause: word } = compare.pairs;
  return numbers
    .toSorted((a, b) => Number(a) - Number(b) || a.localeCompare(b))
    .map((number) =>
      rowOf(
        Number.isNaN(Number(number)) ? number : `${word} ${number}`,
        clausesOf.map((clauses) => {
          const parts = clauses.filter((clause) => mainClause(clause) === number);
          return parts.map(({ title, text }) => `${title}: ${plainText(text)}`).join(' ') || noClause;
        }),
        same,
      ),
    );
};
