import { expect, test } from 'vitest';
import { acrossIndustries } from './across-industries.ts';

const clients = [
  { name: 'Mill', industry: 'food' },
  { name: 'Dairy', industry: 'food' },
  { name: 'Spice', industry: 'food' },
  { name: 'Vial', industry: 'pharma' },
  { name: 'Tread', industry: 'tyre' },
  { name: 'Bead', industry: 'tyre' },
];

test.each([
  [0, []],
  [4, ['Mill', 'Vial', 'Tread', 'Dairy']],
  [6, ['Mill', 'Vial', 'Tread', 'Dairy', 'Bead', 'Spice']],
  [20, ['Mill', 'Vial', 'Tread', 'Dairy', 'Bead', 'Spice']],
])('of %i one of each industry comes before a second of any: %j', (count, names) => {
  expect(acrossIndustries(clients, count).map(({ name }) => name)).toEqual(names);
});
