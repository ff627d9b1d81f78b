import { expect, test } from 'vitest';
import { parsePath } from './path.ts';

test('letters give commands, and further numbers the same again', () => {
  expect(parsePath('M1 2L4-2.5Q4 6 5 5 6 4 7 .5C6 5 7 6 8 8A3 4 0 0 1 9 9Z')).toEqual([
    ['M', [[1, 2]]],
    ['L', [[4, -2.5]]],
    [
      'Q',
      [
        [4, 6],
        [5, 5],
      ],
    ],
    [
      'Q',
      [
        [6, 4],
        [7, 0.5],
      ],
    ],
    [
      'C',
      [
        [6, 5],
        [7, 6],
        [8, 8],
      ],
    ],
    ['A', [[9, 9]], { rx: 3, ry: 4, large: 0, sweep: 1 }],
    ['Z', []],
  ]);
  // A pair of numbers after a move is a line.
  expect(parsePath('M0 0 5 5')).toEqual(parsePath('M0 0L5 5'));
});

test('what cannot be read is named', () => {
  expect(() => parsePath('M0 0R1 1')).toThrow('"R" is not one of');
  expect(() => parsePath('M0 0l1 1')).toThrow('"l" is not one of');
  expect(() => parsePath('M0')).toThrow('a number is missing');
  expect(() => parsePath('M0 0L')).toThrow('a number is missing');
});
