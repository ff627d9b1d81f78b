import { expect, test } from 'vitest';
import { claimParts, rowOf } from './claims.ts';

test.each([
  ['35+ reputed clients', '35+', 'reputed clients'],
  ['100% success rate', '100%', 'success rate'],
  ['1,200 audits', '1,200', 'audits'],
  ['Best price guaranteed', undefined, 'Best price guaranteed'],
  ['Fast-track 2 preparation', undefined, 'Fast-track 2 preparation'],
  ['2023', undefined, '2023'],
])('%s', (claim, figure, title) => {
  expect(claimParts(claim)).toEqual(figure ? { figure, title } : { title });
});

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
