import { expect, test } from 'vitest';
import { halfDays, wholeNumber } from './numbers.ts';

test.each([
  ['140', 140],
  [' 12 500 ', 12_500],
  ['12,500', 12_500],
  ['12.500', 12_500],
  ['١٢٠', 120],
  ['१२०', 120],
  ['１２０', 120],
  ['12,5', undefined],
  ['2.5', undefined],
  ['250,50', undefined],
  ['1250.00', undefined],
  ['0', undefined],
  ['-3', undefined],
  ['1e3', undefined],
  ['100000', undefined],
  ['\ud83d', undefined],
  ['', undefined],
])('%j people are %s', (typed, expected) => {
  expect(wholeNumber(typed, 99_999)).toBe(expected);
});

test.each([
  ['4', 4],
  ['4.5', 4.5],
  ['4,5', 4.5],
  ['٤٫٥', 4.5],
  ['4,25', 4.5],
  ['1.250,50', undefined],
  ['1,250', undefined],
  ['0', undefined],
  ['four', undefined],
])('%j days are %s', (typed, expected) => {
  expect(halfDays(typed, 500)).toBe(expected);
});
