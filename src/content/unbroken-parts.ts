import { months } from './days.ts';

/** `27006-1`; `6 December`. */
const unbroken = new RegExp(
  `(?<![\\p{L}\\d-])(\\d{4,5}-\\d{1,3}|\\d{1,2} (?:${months.join('|')}))(?![\\p{L}\\d-])`,
  'u',
);

/**
 * A text cut at what must not be broken at the end of a line: numbers with a part and days with
 * their month. Every second piece is such a one.
 */
export const unbrokenParts = (text: string) => text.split(unbroken);
