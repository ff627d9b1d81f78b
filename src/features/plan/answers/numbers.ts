import { halfDays, wholeNumber } from '#src/islands/ask/numbers.ts';

/** What is typed rather than pressed, as a number; undefined where it cannot be used. */
export const numbers = {
  people: (typed: string) => wholeNumber(typed, 99_999),
  sites: (typed: string) => wholeNumber(typed, 999),
  days: (typed: string) => halfDays(typed, 500),
};

export type Typed = keyof typeof numbers;
