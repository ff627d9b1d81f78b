import { fill } from '#src/content/fill.ts';
import type { Column, CompareData } from '../from-content.ts';

type AuditDays = NonNullable<Column['days']>;

/** Days added up: `7 to 11`. */
export const sumOf = (of: readonly { days: AuditDays }[], { range }: CompareData['days']) => {
  const low = of.reduce((sum, { days }) => sum + days.low, 0);
  const high = of.reduce((sum, { days }) => sum + days.high, 0);
  return low === high ? String(low) : fill(range, { low, high });
};

const PITCH = 19;
const SIDE = 15;

/** The squares of the days from one to another. */
const squares = (from: number, upTo: number) =>
  Array.from({ length: Math.ceil(upTo - from) }, (_, index) => {
    const width = Math.min(1, upTo - from - index) * SIDE;
    return `M${(from + index) * PITCH + 1} 1h${width}v${SIDE}h-${width}z`;
  }).join('');

/** Days as a figure, and each as a square, those that may be added in outline. */
export const Days = ({ days, words }: { days: AuditDays; words: CompareData['days'] }) => {
  const width = Math.ceil(days.high) * PITCH;
  return (
    <p className="compare-days">
      <b data-text="figure">{sumOf([{ days }], words)}</b>{' '}
      <svg viewBox={`0 0 ${width} 18`} width={width} aria-hidden="true">
        <path d={squares(0, days.low)} fill="var(--family-2)" />
        <path d={squares(days.low, days.high)} fill="none" />
      </svg>
    </p>
  );
};
