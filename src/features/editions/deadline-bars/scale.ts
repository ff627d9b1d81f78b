import { daysBetween } from '../days-left.ts';

/** From which day to which a row of bars reaches. */
export type Span = { from: string; until: string };

/** The part of the span that has gone by on a day: 0 at its beginning, 1 at its end, never outside. */
export const partOf = ({ from, until }: Span, day: string) =>
  Math.min(1, Math.max(0, daysBetween(from, day) / daysBetween(from, until)));

/** A part as an SVG length: `37.5%`. */
export const percent = (part: number) => `${Number((part * 100).toFixed(2))}%`;

const yearOf = (day: string) => Number(day.slice(0, 4));

/** The New Year's Days inside the span. */
export const newYears = ({ from, until }: Span) =>
  Array.from({ length: yearOf(until) - yearOf(from) }, (_, index) => `${yearOf(from) + index + 1}-01-01`);

/** A span from a day to the New Year after the last of the deadlines, which are in their order. */
export const spanOf = (from: string, deadlines: readonly { day: string }[]): Span => ({
  from,
  until: `${yearOf(deadlines.at(-1)?.day ?? from) + 1}-01-01`,
});
