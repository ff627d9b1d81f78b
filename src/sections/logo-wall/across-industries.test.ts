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
const names = (count: number) => acrossIndustries(clients, count).map(({ name }) => name);

test('takes one of each industry before a second of any', () => {
  expect(names(4)).toEqual(['Mill', 'Vial', 'Tread', 'Dairy']);
});

test('goes on with the industries that have more', () => {
  expect(names(6)).toEqual(['Mill', 'Vial', 'Tread', 'Dairy', 'Bead', 'Spice']);
});

test('gives all there are when asked for more', () => {
  expect(names(20)).toHaveLength(6);
});

test('gives none of none', () => {
  expect(acrossIndustries([], 3)).toEqual([]);
});
