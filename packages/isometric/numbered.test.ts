import { expect, test } from 'vitest';
import { type Numbered, numberedPlaces } from './numbered.ts';

const places = [
  { made: '22000', height: 3 },
  { made: '9001', height: 2 },
  { made: '14001', height: 1 },
];
const standard = (numeral: string): Numbered => ({ numeral, family: 'tea' });

test.each([
  // The standard that a place is made for; another where the firm does not have it, shown nowhere else; or none.
  ['9001 14001 22000 27001', '22000:3 9001:2 14001:1'],
  ['9001 27001 50001 37001', '27001:3 9001:2 50001:1'],
  ['14001 50001', '50001:3 14001:1'],
  ['', ''],
])('of %s the places show %s', (numerals, shown) => {
  const found = numberedPlaces(places, numerals.split(' ').filter(Boolean).map(standard));
  expect(found.map(({ numeral, height }) => `${numeral}:${height}`).join(' ')).toBe(shown);
});

test('a place has the colour of the page of its standard', () => {
  expect(numberedPlaces(places, [standard('9001')])).toEqual([
    { made: '9001', height: 2, numeral: '9001', family: 'tea' },
  ]);
});
