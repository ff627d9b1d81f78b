import { expect, test } from 'vitest';
import { placeAt, sector } from './polar.ts';

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
