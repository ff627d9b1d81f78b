import { fill } from '#src/content/fill.ts';
import { type AuditDays, sumOfDays } from '../answer.ts';
import type { CompareData } from '../from-content.ts';

/** How wide a day is drawn: a square and the gap behind it, as compare.css dashes them. */
const PITCH = 15;

/** Days as a figure, and each as a square, those that may be added pale. */
export const Days = ({ days, words }: { days: AuditDays; words: CompareData['days'] }) => {
  const { low, high } = sumOfDays([days]);
  const width = Math.ceil(high) * PITCH;
  return (
    <p className="compare-days">
      <b data-text="figure">{fill(words.range, { low, high })}</b>{' '}
      <svg viewBox={`0 0 ${width} 16`} width={width} aria-hidden="true">
        <path d={`M0 8h${high * PITCH}`} opacity="0.4" />
        <path d={`M0 8h${low * PITCH}`} />
      </svg>
    </p>
  );
};
