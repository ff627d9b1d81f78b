import { expect, test } from 'vitest';
import type { Face } from '../face.ts';
import { circle, hole, rectangle } from '../geometry/contour.ts';
import { flatten } from '../geometry/flatten.ts';
import { lyingPlane, rightWall } from '../geometry/projection.ts';
import { materials } from '../paint.ts';
import { box } from './flat.ts';
import { prism } from './prism.ts';

const { ocean } = materials;
const tones = (faces: readonly Face[]): number[] => faces.map(({ paint }) => ocean.indexOf(paint));
const lowest = (face: Face | undefined): number =>
  Math.max(...flatten(face?.commands ?? []).map(([, y]) => y));

test('a lying rectangle becomes a box: a left wall, a right wall, a top, in the light of each', () => {
  const faces = prism([rectangle(0, 0, 30, 20)], lyingPlane([0, 0, 0]), 10, ocean);
  expect(tones(faces).toSorted()).toEqual([0, 1, 2]);
  expect(tones(faces).at(-1)).toBe(0);
});

test('it covers the same ground as the box of that size', () => {
  const extruded = prism([rectangle(0, 0, 30, 20)], lyingPlane([20, 30, 0]), 10, ocean);
  const built = box([0, 0, 0], [20, 30, 10], ocean);
  expect(Math.max(...extruded.map(lowest))).toBeCloseTo(Math.max(...built.map(lowest)));
});

test('the far wall of a hole is seen, and drawn before the near wall of the outline', () => {
  const faces = prism([circle(30), hole(15)], lyingPlane([0, 0, 0]), 10, ocean);
  const [first] = faces;
  expect(faces.length).toBeGreaterThan(4);
  expect(lowest(first)).toBeLessThan(lowest(faces.at(-2)));
  expect(faces.at(-1)?.commands.filter(([letter]) => letter === 'M')).toHaveLength(2);
});

test('the front of an upright prism takes the tone of its side unless it is given its own', () => {
  const wall = rightWall([0, 0, 0]);
  expect(prism([rectangle(0, 0, 9, 9)], wall, 4, ocean).at(-1)?.paint).toBe(ocean[2]);
  const front = materials.paper[0];
  expect(prism([rectangle(0, 0, 9, 9)], wall, 4, ocean, front).at(-1)?.paint).toBe(front);
});
