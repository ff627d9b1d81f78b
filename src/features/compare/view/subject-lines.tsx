import type { Column, MadeComparison } from '../from-content.ts';

type SubjectLinesProps = { subjects: NonNullable<MadeComparison['subjects']>; columns: readonly Column[] };

const WIDTH = 700;
const SIDE = 60;

const clauseOf = (number: string) => Number(number.split('.')[0]);

/** The clauses of a standard as a row of boxes over the whole width. */
const boxesOf = (numbers: readonly string[]) => {
  const clauses = [...new Set(numbers.map(clauseOf))].sort((a, b) => a - b);
  const pitch = (WIDTH - SIDE) / (clauses.length - 1);
  return clauses.map((clause, index) => ({ clause, x: SIDE / 2 + index * pitch }));
};

/** Where the clauses of one standard stand in another with an order of its own. For the eye: a table beside it says the same. */
export const SubjectLines = ({ subjects, columns }: SubjectLinesProps) => {
  const [first, second] = [
    boxesOf(subjects.flatMap((one) => one.first ?? [])),
    boxesOf(subjects.flatMap((one) => one.second ?? [])),
  ];
  const lines = first.flatMap((from) =>
    second.flatMap((to) => {
      const count = subjects.filter(
        (one) =>
          one.first &&
          one.second &&
          clauseOf(one.first) === from.clause &&
          clauseOf(one.second) === to.clause,
      ).length;
      return count > 0 ? [{ from, to, count }] : [];
    }),
  );
  return (
    <svg className="compare-lines" viewBox={`0 0 ${WIDTH} 300`} aria-hidden="true">
      {lines.map(({ from, to, count }) => (
        <path
          key={`${from.clause}-${to.clause}`}
          d={`M${from.x} 98C${from.x} 150 ${to.x} 150 ${to.x} 204`}
          strokeWidth={1 + count * 2}
        />
      ))}
      {[first, second].map((boxes, row) => (
        <g key={columns[row]?.id} data-family={columns[row]?.family}>
          <text data-text="heading" y={row === 0 ? 24 : 294}>
            {columns[row]?.sign}
          </text>
          {boxes.map(({ clause, x }) => (
            <g key={clause} transform={`translate(${x - SIDE / 2} ${row === 0 ? 38 : 204})`}>
              <rect width={SIDE} height={SIDE} />
              <text data-text="heading" x={SIDE / 2} y="39" textAnchor="middle">
                {clause}
              </text>
            </g>
          ))}
        </g>
      ))}
    </svg>
  );
};
