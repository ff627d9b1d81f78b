import { expect, test } from 'vitest';
import { ends, placeAt, sector } from './places.ts';

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

test('the first leg lies level, the second stands on its end, and the way back is their hypotenuse', () => {
  expect(ends([0, 0], [4, 3])).toEqual([
    [4, 0],
    [4, -3],
  ]);
});

test('each further leg is at right angles to the way back from where it begins', () => {
  const corners = ends([0, 0], [400, 200, 200, 100]);
  expect(corners.map(([x, y]) => Math.round(Math.hypot(x, y)))).toEqual([400, 447, 490, 500]);
  const legs = corners.map(([x, y], index) => {
    const [fromX, fromY] = corners[index - 1] ?? [0, 0];
    return Math.round(Math.hypot(x - fromX, y - fromY));
  });
  expect(legs).toEqual([400, 200, 200, 100]);
});
