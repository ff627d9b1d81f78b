import type { Face } from '../face.ts';
import type { Place } from '../geometry/projection.ts';
import type { Material } from '../paint.ts';
import { leftPanel, levelPanel, rightPanel } from './flat.ts';

export type Size = readonly [width: number, depth: number, height: number];

/** A box standing at its far lower corner; only the three sides that face the viewer. */
export const box = ([x, y, z]: Place, [width, depth, height]: Size, [lit, left, right]: Material): Face[] => [
  leftPanel([x, y + depth, z], width, height, left),
  rightPanel([x + width, y, z], depth, height, right),
  levelPanel([x, y, z + height], width, depth, lit),
];
