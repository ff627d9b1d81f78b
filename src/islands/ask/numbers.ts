import { latinDigits } from '#src/content/latin-digits.ts';

/** The digits of any script as those of this page: `٤٥` → `45`; full stops and commas of other scripts too. */
const plainDigits = (text: string) =>
  latinDigits(text.normalize('NFKC'))
    .replaceAll('٫', '.')
    .replaceAll('٬', ',')
    .replace(/[\s'’]/g, '');

/** Points or commas between whole groups of three, `12,500`, are no part of a number; any other is its decimal point. */
const withoutGroups = (text: string) =>
  /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/.test(text) ? text.replace(/[.,]/g, '') : text;

/** A whole number as people type it: `12,500`, `١٢٠`; undefined for anything else, as `12,5`, and beyond the most. */
export const wholeNumber = (typed: string, most: number) => {
  const text = withoutGroups(plainDigits(typed));
  return /^[1-9]\d*$/.test(text) && Number(text) <= most ? Number(text) : undefined;
};

/** A number of half days as people type it: `3,5`, `3.5`, `4`; undefined for anything else, and beyond the most. */
export const halfDays = (typed: string, most: number) => {
  const text = withoutGroups(plainDigits(typed)).replace(',', '.');
  const number = Number(text);
  const isSound = /^\d+(\.\d{1,2})?$/.test(text) && number > 0 && number <= most;
  return isSound ? Math.round(number * 2) / 2 : undefined;
};
