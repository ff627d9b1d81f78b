import { fill } from '#src/content/fill.ts';
import type { Column, CompareData } from '../from-content.ts';

type WithDays = Pick<Column, 'id' | 'family'> & { days: NonNullable<Column['days']> };

const PITCH = 19;
const SIDE = 15;

/** The squares of the days from one to another. */
const squares = (from: number, upTo: number) =>
  Array.from({ length: Math.ceil(upTo - from) }, (_, index) => {
    const width = Math.min(1, upTo - from - index) * SIDE;
    return `M${(from + index) * PITCH + 1} 1h${width}v${SIDE}h-${width}z`;
  }).join('');

/** Days as a figure and as squares, those that may be added in outline; of several added up, each in its colour. */
export const Days = ({ of, words }: { of: readonly WithDays[]; words: CompareData['days'] }) => {
  const sum = (end: 'low' | 'high') => of.reduce((days, one) => days + one.days[end], 0);
  const [low, high] = [sum('low'), sum('high')];
  let width = 0;
  const drawn = of.map((one) => {
    const from = width;
    width += Math.ceil(one.days.high) * PITCH;
    return { ...one, from };
  });
  return (
    <>
      <b data-text="figure">{low === high ? String(low) : fill(words.range, { low, high })}</b>
      <svg viewBox={`0 0 ${width} 18`} width={width} aria-hidden="true">
        {drawn.map(({ id, family, days, from }) => (
          <g key={id} data-family={family} stroke="var(--family-3)" transform={`translate(${from} 0)`}>
            <path d={squares(0, days.low)} fill="var(--family-2)" />
            <path d={squares(days.low, days.high)} fill="none" />
          </g>
        ))}
      </svg>
    </>
  );
};
