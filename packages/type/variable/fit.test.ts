import { expect, test } from 'vitest';
import { leastSquares } from './fit.ts';

const weight = [0, 0.5, 1, 1];
const width = [1, 0, 0, 1];

test('finds the amounts that explain every sample', () => {
  const deviations = weight.map((share, place) => 40 * share - 12 * (width[place] ?? 0));
  expect(leastSquares([weight, width], 1)(deviations)).toEqual([40, -12]);
});

test('takes the middle when samples disagree', () => {
  expect(leastSquares([[1, 1, 1]], 1)([2, 3, 7])).toEqual([4]);
});

test('gives whole steps, and lets later amounts take up the rounding of earlier ones', () => {
  // 14 becomes 15; the second amount, which alone would be 0, then has to give back 1 of 5.
  expect(
    leastSquares(
      [
        [1, 1],
        [0, 1],
      ],
      5,
    )([14, 10]),
  ).toEqual([15, -5]);
});

test('says when the samples cannot tell two unknowns apart', () => {
  expect(() => leastSquares([weight, weight], 1)).toThrow('do not tell the variations apart');
});
