import type { ReactNode } from 'react';
import { fill } from '#src/content/fill.ts';
import type { Column, CompareData } from '../from-content.ts';

type DaysProps = {
  of: readonly (Pick<Column, 'id' | 'sign' | 'family'> & { days: NonNullable<Column['days']> })[];
  words: CompareData['days'];
  /** Behind the figure, where nothing else says what it counts; then the squares are named. */
  unit?: ReactNode;
  children?: ReactNode;
};

const PITCH = 19;
const SIDE = 15;

/** The squares of the days from one to another. */
const squares = (from: number, upTo: number) =>
  Array.from({ length: Math.ceil(upTo - from) }, (_, index) => {
    const width = Math.min(1, upTo - from - index) * SIDE;
    return `M${(from + index) * PITCH + 1} 1h${width}v${SIDE}h-${width}z`;
  }).join('');

/** Days added up as a figure, what is said of it, and each as squares in its colour, those that may be added in outline. */
export const Days = ({ of, words, unit, children }: DaysProps) => {
  const low = of.reduce((sum, { days }) => sum + days.low, 0);
  const high = of.reduce((sum, { days }) => sum + days.high, 0);
  const figure = low === high ? String(low) : fill(words.range, { low, high });
  return (
    <p className="compare-days">
      <b data-text="figure">
        {figure} {unit}
      </b>{' '}
      {children}{' '}
      {of.map(({ id, sign, family, days }) => (
        <span key={id} data-family={family}>
          {unit && <b data-text="small">{`${sign} `}</b>}
          <svg
            viewBox={`0 0 ${Math.ceil(days.high) * PITCH} 18`}
            width={Math.ceil(days.high) * PITCH}
            aria-hidden="true"
          >
            <path d={squares(0, days.low)} fill="var(--family-2)" />
            <path d={squares(days.low, days.high)} fill="none" />
          </svg>
        </span>
      ))}
    </p>
  );
};
