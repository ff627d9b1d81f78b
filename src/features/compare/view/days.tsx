import { fill } from '#src/content/fill.ts';
import type { Column, CompareData } from '../from-content.ts';

type AuditDays = NonNullable<Column['days']>;

/** Days added up, to the nearest half day, ties up, as a plan rounds them. */
export const added = (of: readonly AuditDays[]) => {
  const end = (which: keyof AuditDays) =>
    Math.floor(of.reduce((sum, days) => sum + days[which], 0) / 50 + 0.5) / 2;
  return { low: end('low'), high: end('high') };
};

/** How wide a day is drawn: a square and the gap behind it, as compare.css dashes them. */
const PITCH = 15;

/** Days as a figure, and each as a square, those that may be added pale. */
export const Days = ({ days, words }: { days: AuditDays; words: CompareData['days'] }) => {
  const { low, high } = added([days]);
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
