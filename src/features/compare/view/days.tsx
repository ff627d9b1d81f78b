import { fill } from '#src/content/fill.ts';
import type { Column, CompareData } from '../from-content.ts';

type AuditDays = NonNullable<Column['days']>;

/** Days added up: `7 to 11`. */
export const sumOf = (of: readonly { days: AuditDays }[], { range }: CompareData['days']) => {
  const low = of.reduce((sum, { days }) => sum + days.low, 0);
  const high = of.reduce((sum, { days }) => sum + days.high, 0);
  return low === high ? String(low) : fill(range, { low, high });
};

/** How wide a day is drawn: a square and the gap behind it, as compare.css dashes them. */
const PITCH = 19;

/** Days as a figure, and each as a square, those that may be added pale. */
export const Days = ({ days, words }: { days: AuditDays; words: CompareData['days'] }) => {
  const width = Math.ceil(days.high) * PITCH;
  return (
    <p className="compare-days">
      <b data-text="figure">{sumOf([{ days }], words)}</b>{' '}
      <svg viewBox={`0 0 ${width} 16`} width={width} aria-hidden="true">
        <path d={`M0 8h${days.high * PITCH}`} opacity="0.4" />
        <path d={`M0 8h${days.low * PITCH}`} />
      </svg>
    </p>
  );
};
