import type { Face } from '../face.ts';
import { polygon } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import type { Plane, Point } from '../geometry/projection.ts';
import { materials, shaded } from '../paint.ts';
import { box } from '../solids/box.ts';
import { onPlane } from '../solids/flat.ts';
import { type Plot, ticksAlongX, ticksAlongY } from '../solids/terrace.ts';

const { 'king-coconut': gold, steel } = materials;

/** Half the width of a road. */
export const HALF_ROAD = 34;
const ROADWAY = shaded(steel, 1, 2, 3);

/** A chevron pointing along u. */
const CHEVRON = polygon(pairs(0, -11, 9, -11, 22, 0, 9, 11, 0, 11, 13, 0));
const CHEVRON_PITCH = 36;

/** A straight piece of road along one axis, with chevrons in the direction of travel. */
export const leg = ([ax, ay]: Point, [bx, by]: Point): Face[] => {
  const alongX = ay === by;
  const [a, b] = alongX ? [ax, bx] : [ay, by];
  const [low, length, sign] = [Math.min(a, b), Math.abs(b - a), Math.sign(b - a)];
  const count = Math.floor((length - 20) / CHEVRON_PITCH);
  const first = low + (length - count * CHEVRON_PITCH) / 2 + CHEVRON_PITCH / 2;
  const plot: Plot = alongX
    ? { x: low, y: ay - HALF_ROAD, width: length, depth: 2 * HALF_ROAD }
    : { x: ax - HALF_ROAD, y: low, width: 2 * HALF_ROAD, depth: length };
  const chevrons = Array.from({ length: count }, (_, i) => {
    const middle = first + i * CHEVRON_PITCH - sign * 9;
    const plane: Plane = (u, v, w) =>
      alongX ? [middle + sign * u, ay + v, w] : [ax + v, middle + sign * u, w];
    return onPlane([CHEVRON], plane, gold[1]);
  });
  return [
    ...box([plot.x, plot.y, -14], [plot.width, plot.depth, 14], ROADWAY),
    ...(alongX ? ticksAlongX(plot, 0) : ticksAlongY(plot, 0)),
    ...chevrons,
  ];
};

/** The square where a road turns. */
export const corner = ([x, y]: Point): Face[] =>
  box([x - HALF_ROAD, y - HALF_ROAD, -14], [2 * HALF_ROAD, 2 * HALF_ROAD, 14], ROADWAY);
