import { expect, test } from 'vitest';
import { columnsFor } from './columns.ts';
import { ordinal } from './ordinal.ts';

test.each([
  [5, 5],
  [6, 3],
  // One card short of two rows: the smallest gap.
  [7, 4],
  [8, 4],
  [10, 5],
  [12, 4],
])('%i cards stand in %i columns', (count, columns) => {
  expect(columnsFor(count)).toBe(columns);
});

test('ordinals have two digits', () => {
  expect([0, 8, 9].map(ordinal)).toEqual(['01', '09', '10']);
});
