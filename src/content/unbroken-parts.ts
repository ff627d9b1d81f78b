import { months } from './days.ts';

const pieces = [
  // `ISO 9001`, `MD 5`; longer ones, as those with a year, find no room where text is enlarged.
  '(?:ISO|SLS|MD) \\d{1,5}(?!:)',
  // `27006-1`.
  '\\d{4,5}-\\d{1,3}',
  // `6 December`.
  `\\d{1,2} (?:${months.join('|')})`,
  // `third-party`, but nothing longer.
  '(?=[\\p{L}-]{3,12}(?![\\p{L}-]))\\p{L}+(?:-\\p{L}+)+',
];

const unbroken = new RegExp(`(?<![\\p{L}\\d-])(${pieces.join('|')})(?![\\p{L}\\d-])`, 'u');

/**
 * A text cut at what must not be broken at the end of a line: designations, numbers with a part,
 * days with their month, and short words with a hyphen. Every second piece is such a one.
 */
export const unbrokenParts = (text: string) => text.split(unbroken);
