import { expect, test } from 'vitest';
import { rowOf } from './rows.ts';

test('four cards stand in a row of three and one alone', () => {
  expect(Array.from({ length: 4 }, (_, index) => rowOf(index, 4))).toEqual([3, 3, 3, 1]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('%i cards fill every row', (count) => {
  const widths = Array.from({ length: count }, (_, index) => 12 / rowOf(index, count));
  const ends = widths.map((_, index) => widths.slice(0, index + 1).reduce((sum, width) => sum + width));
  const rows = ends.at(-1) ?? 0;
  expect(rows % 12).toBe(0);
  for (let row = 12; row <= rows; row += 12) expect(ends).toContain(row);
});
