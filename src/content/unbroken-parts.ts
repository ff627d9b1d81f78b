import { months } from './days.ts';

/** `ISO 9001`, `27006-1`; `6 December`; `anti-bribery`, whose first part is too short to end a line. */
const unbroken = new RegExp(
  `(?<![\\p{L}\\d-])(${[
    '(?:ISO(?:/IEC)?|FSSC) \\d+(?:-\\d{1,3})?',
    '\\d{4,5}-\\d{1,3}',
    `\\d{1,2} (?:${months.join('|')})`,
    '\\p{L}{1,5}-\\p{L}{1,10}',
  ].join('|')})(?![\\p{L}\\d-])`,
  'u',
);

/**
 * A text cut at what must not be broken at the end of a line: standards with their number, numbers with a part, days with
 * their month and words with a short prefix. Every second piece is such a one.
 */
export const unbrokenParts = (text: string) => text.split(unbroken);
