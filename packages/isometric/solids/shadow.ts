import type { Face } from '../face.ts';
import { ACROSS, DOWN, type Place, project } from '../geometry/projection.ts';
import { shadow } from '../paint.ts';
import { levelPanel } from './flat.ts';

/** Length of a shadow on the ground for one unit of height; it runs towards the upper right. */
const LENGTH = 0.5;

/** The shadow of a box, from its far lower corner. */
export const boxShadow = (
  [x, y, z]: Place,
  [width, depth, height]: readonly [number, number, number],
): Face => levelPanel([x, y - height * LENGTH, z], width, depth + height * LENGTH, shadow);

/** The shadow of an upright cylinder, or of what is nearly one. */
export const roundShadow = ([x, y, z]: Place, radius: number, height: number): Face => {
  const far = y - height * LENGTH;
  const arc = { rx: radius * ACROSS, ry: radius * DOWN, large: 0, sweep: 1 } as const;
  return {
    paint: shadow,
    commands: [
      ['M', project([x - radius, far, z])],
      ['A', arc, project([x + radius, far, z])],
      ['L', project([x + radius, y, z])],
      ['A', arc, project([x - radius, y, z])],
      ['Z'],
    ],
  };
};
