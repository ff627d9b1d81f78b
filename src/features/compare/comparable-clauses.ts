type Clause = { number: string };
type Standard<C extends Clause> = { id: string; clauses: { items: readonly C[] } };

/** The clause that a part belongs to: 8 for 8.5. */
export const mainClause = ({ number }: Clause) => number.split('.')[0] ?? number;

/** Requirements of a standard begin with clause 4; a scheme that counts its parts otherwise has none to compare. */
const beginsAtFour = (clauses: readonly Clause[]) =>
  clauses.length > 0 && clauses.every((clause) => mainClause(clause) !== '1');

const clausesOf = <C extends Clause>(page: string, standards: readonly Standard<C>[]) =>
  standards.find(({ id }) => id === page)?.clauses.items ?? [];

/** Those of these pages that have no clauses to compare. */
export const withoutClauses = (pages: readonly string[], standards: readonly Standard<Clause>[]) =>
  pages.filter((page) => !beginsAtFour(clausesOf(page, standards)));

/** The clauses of each of these pages, in their order; undefined where one of them has none that can be compared. */
export const comparableClauses = <C extends Clause>(
  pages: readonly string[],
  standards: readonly Standard<C>[],
): (readonly C[])[] | undefined =>
  withoutClauses(pages, standards).length > 0 ? undefined : pages.map((page) => clausesOf(page, standards));
