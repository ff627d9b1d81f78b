import { months } from './days.ts';

const pieces = [
  // `ISO 9001:2015`; with `/IEC` it finds no room on a phone.
  '(?:ISO|SLS) \\d{4,5}:\\d{4}',
  // `ISO/IEC 17025`, `FSSC 22000`, `MD 5`, `Annex A`.
  '(?:ISO(?:/IEC)?|FSSC|SLS|MD|Annex) (?:\\d{1,5}(?:-\\d{1,3})?(?!:)|[A-Z])',
  // `LKR 12,500`.
  'LKR \\d[\\d,]*',
  // `Amendment 1:2024`.
  'Amendment \\d:\\d{4}',
  // `clause 4`, `clauses 4 to 7`.
  '[Cc]lauses? \\d{1,2}(?:\\.\\d{1,2})*(?: to \\d{1,2})?',
  // `(EU) 2023/988`.
  '\\((?:EU|EC)\\) \\d{4}/\\d{2,4}',
  'Sri Lankan?',
  'Six Sigma',
  // `27006-1`.
  '\\d{4,5}-\\d{1,3}',
  // `6 December 2025`, or without its year.
  `\\d{1,2} (?:${months.join('|')})(?: \\d{4})?`,
  // `third-party`, `Anti-Corruption`.
  '(?=[\\p{L}-]{3,16}(?![\\p{L}-]))\\p{L}+(?:-\\p{L}+)+',
];

/** What stands against a piece belongs to it: a line could begin with its full stop otherwise. */
const unbroken = new RegExp(
  `(?<![\\p{L}\\d-])([(“"]?(?:${pieces.join('|')})(?:['’]s)?[.,;:!?)”"]*)(?![\\p{L}\\d-]|\\.\\p{L})`,
  'u',
);

/**
 * A text cut at what must not be broken at the end of a line: designations, numbers with a part,
 * days with month and year, and words with a hyphen, each with the punctuation that stands against it. Every second piece is such a one.
 */
export const unbrokenParts = (text: string) => text.split(unbroken);
