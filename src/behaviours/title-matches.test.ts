import { expect, test } from 'vitest';
import { titleMatches } from './title-matches.ts';

const title = 'ISO 22000:2018 - Food Safety Management';

test.each(['22000', 'food', 'FOOD SAF', '2018 - f', 'iso', '', '  food '])(
  '%j is found in the title',
  (query) => {
    expect(titleMatches(title, query)).toBe(true);
  },
);

test.each(['27001', 'foods', 'management food', 'f.od', '*'])('%j is not', (query) => {
  expect(titleMatches(title, query)).toBe(false);
});
