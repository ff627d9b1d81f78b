import { expect, test } from 'vitest';
import { type Numbered, numberedPlaces } from './numbered.ts';

const places = [
  { made: '22000', height: 3 },
  { made: '9001', height: 2 },
  { made: '14001', height: 1 },
];
const standard = (numeral: string): Numbered => ({ numeral, family: 'tea' });
const shown = (...numerals: string[]) =>
  numberedPlaces(places, numerals.map(standard)).map(({ numeral, height }) => [numeral, height]);

test('a place shows the standard that it is made for, in the colour of its page', () => {
  expect(shown('9001', '14001', '22000', '27001')).toEqual([
    ['22000', 3],
    ['9001', 2],
    ['14001', 1],
  ]);
  expect(numberedPlaces(places, [standard('9001')])).toEqual([
    { made: '9001', height: 2, numeral: '9001', family: 'tea' },
  ]);
});

test('where the firm does not have it, another that is shown nowhere else stands there, or none', () => {
  expect(shown('9001', '27001', '50001', '37001')).toEqual([
    ['27001', 3],
    ['9001', 2],
    ['50001', 1],
  ]);
  expect(shown('14001', '50001')).toEqual([
    ['50001', 3],
    ['14001', 1],
  ]);
  expect(shown()).toEqual([]);
});
