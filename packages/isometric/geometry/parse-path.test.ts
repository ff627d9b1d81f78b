import { expect, test } from 'vitest';
import { parsePath } from './parse-path.ts';

test('relative and absolute letters give the same commands', () => {
  expect(parsePath('m1 2h3v4l-1-1q1 1 2 0c1 0 2 1 3 3z')).toEqual(
    parsePath('M1 2H4V6L3 5Q4 6 5 5C6 5 7 6 8 8Z'),
  );
  // A pair of numbers after a move is a line.
  expect(parsePath('M0 0 5 5')).toEqual(parsePath('M0 0L5 5'));
});

test('a smooth curve mirrors the control point before it', () => {
  expect(parsePath('M0 0q1 2 4 0t4 0c0 3 1 3 2 0s2-3 3 0')).toEqual(
    parsePath('M0 0Q1 2 4 0Q7-2 8 0C8 3 9 3 10 0C11-3 12-3 13 0'),
  );
});

test('what cannot be read is named', () => {
  expect(() => parsePath('M0 0R1 1')).toThrow('"R" is not one of');
  expect(() => parsePath('M0')).toThrow('a number is missing');
});
