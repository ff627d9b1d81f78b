import { percent } from '#src/features/editions/scale.ts';

export type ClauseColumn = {
  clause: string;
  /** From 0 to 1; none where nothing is answered. */
  filled: number | undefined;
  /** Something in it that a stage 2 audit cannot do without is not in place. */
  hasOpenGate: boolean;
};

/** One gauge for each clause, its number at the foot, a mark at each band. For the eye alone: a table says the same. */
export const ClauseColumns = ({
  columns,
  marks,
}: {
  columns: readonly ClauseColumn[];
  /** The parts of a column at which the bands begin. */
  marks: readonly number[];
}) => (
  <ol className="plan-columns" aria-hidden="true">
    {columns.map(({ clause, filled, hasOpenGate }) => (
      <li key={clause} data-open={filled === undefined || undefined} data-gate={hasOpenGate || undefined}>
        <svg aria-hidden="true">
          <rect data-part="level" width="100%" height="100%" transform={`scale(1 ${filled ?? 0})`} />
          {marks.map((mark) => (
            <line key={mark} x1="0" x2="14" y1={percent(1 - mark)} y2={percent(1 - mark)} />
          ))}
          <rect data-part="frame" width="100%" height="100%" />
          {hasOpenGate && <path data-part="notch" d="M0 0h18l-18 18z" />}
        </svg>
        <span>{clause}</span>
      </li>
    ))}
  </ol>
);
