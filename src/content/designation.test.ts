import { expect, test } from 'vitest';
import { designationParts, editionMark, numeralOf } from './designation.ts';

test.each([
  ['ISO/IEC 17025:2017', '17025', ['ISO/IEC', '17025', ':2017'], '2017'],
  ['ISO 9001:2015', '9001', [undefined, 'ISO 9001', ':2015'], '2015'],
  ['FSSC 22000', 'FSSC', [undefined, 'FSSC 22000', undefined], undefined],
])('of %s the number is %s, a long prefix and the year stand apart', (code, numeral, parts, mark) => {
  const { before, main, after } = designationParts(code);
  expect([numeralOf(code), [before, main, after], editionMark(code)]).toEqual([numeral, parts, mark]);
});

test.each([
  ['FSSC 22000 Version 6', 'V6'],
  ['ISO 45001 (revised)', undefined],
  [undefined, undefined],
])('the edition %s is marked %s', (named, mark) => {
  expect(editionMark(named)).toBe(mark);
});
