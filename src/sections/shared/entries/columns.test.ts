import { expect, test } from 'vitest';
import { columnsFor } from './entries.tsx';

test.each([
  [5, 3],
  [6, 3],
  // One card short of two rows: the smallest gap.
  [7, 4],
  [8, 4],
  [10, 4],
  [12, 4],
])('%i cards stand in %i columns', (count, columns) => {
  expect(columnsFor(count)).toBe(columns);
});
