import { expect, test } from 'vitest';
import { boundsOf } from '../face.ts';
import { pairs } from '../geometry/projection.ts';
import { materials } from '../paint.ts';
import { cylinder, lathe } from './lathe.ts';

const { tea } = materials;

test('a cylinder is as wide as its circle seen at a slant, and its top is lit', () => {
  const faces = cylinder([0, 0, 0], 20, 50, tea);
  const { left, right, top, bottom } = boundsOf(faces);
  expect(right - left).toBeCloseTo(40 * Math.sqrt(1.5), 0);
  expect(bottom - top).toBeCloseTo(50 + 40 * Math.SQRT1_2, 0);
  expect(faces.map(({ paint }) => tea.indexOf(paint))).toEqual([1, 2, 0]);
});

test('a body that ends in a point or is left open has no top', () => {
  expect(lathe([0, 0, 0], pairs(10, 0, 0.2, 20), tea)).toHaveLength(2);
  expect(lathe([0, 0, 0], pairs(10, 0, 10, 20), tea, { open: true })).toHaveLength(2);
});
