import { percent } from '#src/features/editions/scale.ts';

export type DaysRow = {
  /** What the days are for; it names the row's style too. */
  kind: 'initial' | 'yearly' | 'again';
  low: number;
  /** Without one, nothing lies between low and high. */
  table?: number;
  high: number;
};

/** From so many half days on, only whole days are marked: finer lines would run together. */
const crowded = 60;

/** The lines between blocks: of half a day each, every fifth day long. */
const marksOf = (days: number) => {
  const step = days * 2 > crowded ? 1 : 0.5;
  return Array.from({ length: Math.ceil(days / step) - 1 }, (_, index) => (index + 1) * step);
};

/**
 * Auditor days as blocks of half a day: solid to the least, half tone to the table's value, outline to the most. All rows
 * share one scale. For the eye alone: the same figures stand beside it as a table.
 */
export const DaysDrawing = ({ rows }: { rows: readonly DaysRow[] }) => {
  const whole = Math.max(1, ...rows.map(({ high }) => Math.ceil(high)));
  const at = (days: number) => percent(days / whole);
  return (
    <div className="plan-days" aria-hidden="true">
      {rows.map(({ kind, low, table = low, high }) => (
        <svg aria-hidden="true" key={kind} data-kind={kind}>
          <rect data-part="high" x="1" y="1" width={at(high)} height="100%" />
          <rect data-part="table" width={at(table)} height="100%" />
          <rect data-part="low" width={at(low)} height="100%" />
          {marksOf(high).map((day) => (
            <line
              key={day}
              data-long={day % 5 === 0 || undefined}
              x1={at(day)}
              x2={at(day)}
              y1={day % 5 === 0 ? '0' : '38%'}
              y2="100%"
            />
          ))}
        </svg>
      ))}
      <svg aria-hidden="true" data-kind="ruler">
        {Array.from({ length: whole + 1 }, (_, day) => (
          <line
            // biome-ignore lint/suspicious/noArrayIndexKey: the day is the key
            key={day}
            x1={at(day)}
            x2={at(day)}
            y1="0"
            y2={day % 5 === 0 ? '14' : '7'}
          />
        ))}
        {Array.from({ length: Math.floor(whole / 5) + 1 }, (_, index) => index * 5)
          .filter((day) => whole < 40 || day % 10 === 0)
          .map((day) => (
            <text key={day} x={at(day)} y="30">
              {day}
            </text>
          ))}
      </svg>
    </div>
  );
};
