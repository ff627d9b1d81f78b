import { expect, test } from 'vitest';
import { numberedPlaces } from './numbered.ts';

const places = ['22000', '9001', '14001'].map((made, index) => ({ made, index }));

// The standard that a place is made for, in the colour of its page; another where the firm does not have it, shown nowhere else; or none.
test.each([
  ['9001 14001 22000 27001', '0:22000 1:9001 2:14001'],
  ['9001 27001 50001 37001', '0:27001 1:9001 2:50001'],
  ['14001 50001', '0:50001 2:14001'],
  ['', ''],
])('of %s the places show %s', (numerals, shown) => {
  const standards = numerals.split(' ').filter(Boolean);
  const found = numberedPlaces(
    places,
    standards.map((numeral) => ({ numeral, family: numeral === '9001' ? 'ocean' : 'tea' })),
  );
  expect(found.map(({ index, numeral }) => `${index}:${numeral}`).join(' ')).toBe(shown);
  for (const { numeral, family } of found) expect(family).toBe(numeral === '9001' ? 'ocean' : 'tea');
});
