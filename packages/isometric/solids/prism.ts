import type { Face } from '../face.ts';
import { type Contour, closed, join, reversed } from '../geometry/contour.ts';
import { type Command, mapCommands, stops } from '../geometry/path.ts';
import { nearness, type Place, type Plane, project } from '../geometry/projection.ts';
import type { Material, Paint } from '../paint.ts';
import { onPlane } from './flat.ts';
import { stripsOf, type Tone } from './strips.ts';

const difference = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];

/** Light comes from above left: how far a direction is turned to it, as one of the four tones. */
const toneOf = ([x, y, z]: Place): Tone => {
  const light = z + 0.62 * y + 0.28 * x;
  if (light > 0.85) return 0;
  if (light > 0.48) return 1;
  return light > 0.12 ? 2 : 3;
};

/** One wall: along the front edge of the strip, then back along the rear edge. */
const wallCommands = (outline: Contour, plane: Plane, depth: number): Command[] => {
  const front = mapCommands(outline, ([u, v]) => project(plane(u, v, depth)));
  const rear = mapCommands(reversed(outline), ([u, v]) => project(plane(u, v, 0)));
  return closed([join(front, rear)], (point) => point);
};

const depthOf = (outline: Contour, plane: Plane, depth: number): number =>
  Math.max(...stops(outline).map(([u, v]) => nearness(plane(u, v, depth / 2))));

/**
 * A flat figure grown in thickness: its walls that face the viewer, far ones first, then its front.
 * Curves stay curves; a wall is cut where the light on it changes.
 * @param front its paint, where that is not the tone of the way it faces
 */
export const prism = (
  contours: readonly Contour[],
  plane: Plane,
  depth: number,
  material: Material,
  front?: Paint,
): Face[] => {
  const origin = plane(0, 0, 0);
  const tone = (du: number, dv: number): Tone | undefined => {
    const length = Math.hypot(du, dv);
    if (length < 1e-6) return undefined;
    const outward = difference(plane(-dv / length, du / length, 0), origin);
    return nearness(outward) > 1e-3 ? toneOf(outward) : undefined;
  };
  const walls = contours
    .flatMap((contour) => stripsOf(contour, tone))
    .map(({ tone, outline }) => ({ tone, outline, near: depthOf(outline, plane, depth) }))
    .sort((a, b) => a.near - b.near);
  const frontTone = toneOf(difference(plane(0, 0, 1), origin));
  return [
    ...walls.map(({ tone, outline }) => ({
      paint: material[tone],
      commands: wallCommands(outline, plane, depth),
    })),
    onPlane(contours, plane, front ?? material[frontTone], depth),
  ];
};
