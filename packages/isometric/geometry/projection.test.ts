import { expect, test } from 'vitest';
import { facingWall, leftWall, lyingPlane, nearness, project, rightWall } from './projection.ts';

test('the three axes keep one scale and run to the lower right, the lower left and up', () => {
  const axes = [project([1, 0, 0]), project([0, 1, 0]), project([0, 0, 1])];
  for (const [x, y] of axes) expect(Math.hypot(x, y)).toBeCloseTo(1);
  expect(axes[0]?.map((n) => +n.toFixed(3))).toEqual([0.866, 0.5]);
  expect(axes[1]?.map((n) => +n.toFixed(3))).toEqual([-0.866, 0.5]);
  expect(axes[2]?.[1]).toBe(-1);
});

test('on a facing wall what is level looks level, and thickness comes nearer on every wall', () => {
  expect(project(facingWall([0, 0, 0])(40, 0, 0))[1]).toBeCloseTo(0);
  for (const wall of [facingWall, leftWall, rightWall, lyingPlane]) {
    const plane = wall([5, 6, 7]);
    expect(nearness(plane(0, 0, 1))).toBeGreaterThan(nearness(plane(0, 0, 0)));
  }
});
