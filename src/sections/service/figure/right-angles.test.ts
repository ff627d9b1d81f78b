import { expect, test } from 'vitest';
import { ends } from './right-angles.ts';

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
