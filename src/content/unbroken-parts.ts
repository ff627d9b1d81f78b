import { months } from './days.ts';

const pieces = [
  // `ISO/IEC 27006-1:2024`, `FSSC 22000`, `MD 5`.
  '(?:ISO(?:/IEC|/TS)?|FSSC|SLS|MD|CXC) \\d(?:[\\d:-]*\\d)?',
  // `27006-1`.
  '\\d{4,5}-\\d{1,3}',
  // `6 December`.
  `\\d{1,2} (?:${months.join('|')})`,
  // `third-party`, but nothing longer than a narrow column takes.
  '(?=[\\p{L}-]{3,16}(?![\\p{L}-]))\\p{L}+(?:-\\p{L}+)+',
];

const unbroken = new RegExp(`(?<![\\p{L}\\d-])(${pieces.join('|')})(?![\\p{L}\\d-])`, 'u');

/**
 * A text cut at what must not be broken at the end of a line: designations, numbers with a part,
 * days with their month, and short words with a hyphen. Every second piece is such a one.
 */
export const unbrokenParts = (text: string) => text.split(unbroken);
