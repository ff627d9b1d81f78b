import { expect, test } from 'vitest';
import { slope } from './slope.ts';

test('a leak is seen through what collectors of garbage do', () => {
  const sawtooth = Array.from({ length: 30 }, (_, at) => (at % 5) * 3);
  expect(slope(sawtooth.map((value) => 110 + value))).toBeCloseTo(0, 0);
  expect(slope(sawtooth.map((value, at) => 110 + value + at * 0.5))).toBeCloseTo(0.5, 0);
  expect(slope([3, 5, 7])).toBe(2);
});
