import { expect, test } from 'vitest';
import { arrowOfRing, placeAt, sector } from './polar.ts';

test('angles run clockwise from twelve', () => {
  expect([0, 90, 180, 270].map((angle) => placeAt([50, 50], { angle, radius: 10 }))).toEqual([
    [50, 40],
    [60, 50],
    [50, 60],
    [40, 50],
  ]);
});

test('a sector takes the long way round from half a turn on', () => {
  expect(sector([50, 50], 10, 0, 90)).toBe('M50 50L50 40A10 10 0 0 1 60 50z');
  expect(sector([50, 50], 10, 0, 270)).toBe('M50 50L50 40A10 10 0 1 1 40 50z');
});

test('an arrow of a ring points on past its end, and its tail leaves room for the point of the one before', () => {
  const numbers = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const tipOf = (from: number, to: number) => numbers(arrowOfRing([0, 0], [10, 30], from, to)).slice(9, 11);
  const tailOf = (from: number, to: number) => numbers(arrowOfRing([0, 0], [10, 30], from, to)).slice(-2);
  expect(tipOf(2, 82)).toEqual([20, 0]);
  expect(tailOf(82, 170)).toEqual([20, 0]);
});
