import type { Column, MadeComparison } from '../from-content.ts';

type SubjectLinesProps = { subjects: NonNullable<MadeComparison['subjects']>; columns: readonly Column[] };

const WIDTH = 500;
const SIDE = 52;

/** `7.5.6, 4.1` → 7 */
const clauseOf = (numbers: string | undefined) => (numbers ? Number.parseInt(numbers, 10) : undefined);

/** The clauses of a standard, each with its place in a row of boxes over the whole width. */
const boxesOf = (numbers: readonly (string | undefined)[]) => {
  const clauses = [...new Set(numbers.flatMap((one) => clauseOf(one) ?? []))].sort((a, b) => a - b);
  const pitch = (WIDTH - SIDE) / (clauses.length - 1);
  return clauses.map((clause, index) => ({ clause, x: SIDE / 2 + index * pitch }));
};

/** Where the clauses of one standard stand in another with an order of its own. For the eye: a table beside it says the same. */
export const SubjectLines = ({ subjects, columns }: SubjectLinesProps) => {
  const first = boxesOf(subjects.map((one) => one.first));
  const second = boxesOf(subjects.map((one) => one.second));
  /** How many subjects stand in a clause of the first and in one of the second. */
  const shared = (from: number, to: number) =>
    subjects.filter((one) => clauseOf(one.first) === from && clauseOf(one.second) === to).length;
  const lines = first
    .flatMap((from) => second.map((to) => ({ from, to, count: shared(from.clause, to.clause) })))
    .filter(({ count }) => count > 0);
  return (
    <svg viewBox={`0 0 ${WIDTH} 272`} width={WIDTH} aria-hidden="true">
      {lines.map(({ from, to, count }) => (
        <path
          key={`${from.clause} ${to.clause}`}
          d={`M${from.x} 84C${from.x} 136 ${to.x} 136 ${to.x} 188`}
          fill="none"
          stroke="var(--color-text-soft)"
          strokeWidth={1 + count * 2}
        />
      ))}
      {[first, second].map((boxes, row) => (
        <g key={columns[row]?.id} data-family={columns[row]?.family} fill="var(--family-3)">
          <text data-text="heading" y={row === 0 ? 20 : 268}>
            {columns[row]?.sign}
          </text>
          {boxes.map(({ clause, x }) => (
            <g key={clause} transform={`translate(${x - SIDE / 2} ${row === 0 ? 32 : 188})`}>
              <rect width={SIDE} height={SIDE} />
              <text data-text="heading" x={SIDE / 2} y="34" fill="var(--color-ground)" textAnchor="middle">
                {clause}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
};
