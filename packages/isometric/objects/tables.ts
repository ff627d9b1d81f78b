import type { Face } from '../face.ts';
import { arc, join } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import type { Place, Plane } from '../geometry/projection.ts';
import { lines, materials, shaded } from '../paint.ts';
import { area, disc, ring, stroke } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';
import { roundShadow } from '../solids/shadow.ts';
import { rounded } from '../standing.ts';
import { angle, kind, number } from './kind.ts';

const { cinnamon, 'king-coconut': gold, paper, steel } = materials;

/** A shell chair; `turn` is the direction of its back, in plan (radians from the x axis towards the y axis). */
const chairFaces = (at: Place, turn: number): Face[] => {
  const [x, y, z] = at;
  const shell = join(
    arc(19, turn + 1.15, turn - 1.15, [0, 0], 3),
    arc(15.5, turn - 1.15, turn + 1.15, [0, 0], 3),
  );
  const plan: Plane = (u, v, w) => [x + u, y + v, z + 18 + w];
  const back = prism([shell], plan, 24, steel);
  const seat = rounded(at, [
    ...lathe(at, pairs(16, 14, 17.5, 18), steel),
    disc([x, y, z + 18.2], 14, paper[1]),
  ]);
  const backInFront = Math.cos(turn) + Math.sin(turn) > 0;
  return [
    ...rounded(at, [roundShadow(at, 14, 20), ...cylinder(at, 3.2, 14, shaded(steel, 1, 2, 3))]),
    ...(backInFront ? [...seat, ...back] : [...back, ...seat]),
  ];
};

/** A sheet of paper lying before a seat, with two lines of writing. */
const noteFaces = ([x, y, z]: Place, turn: number): Face[] => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (u: number, v: number): Place => [x + c * u - s * v, y + s * u + c * v, z];
  return [
    area([at(-7, -9), at(7, -9), at(7, 9), at(-7, 9)], paper[0]),
    stroke([at(-2, -6), at(-2, 6)], lines.scale),
    stroke([at(2, -6), at(2, 3)], lines.scale),
  ];
};

export const chair = kind({ turn: angle }, ({ turn }, at) => chairFaces(at, turn));
export const note = kind({ turn: angle }, ({ turn }, at) => noteFaces(at, turn));

/** A round table with chairs and a sheet before each. */
export const roundTable = kind({ seats: number }, ({ seats }, at) => {
  const [x, y, z] = at;
  const turns = Array.from({ length: seats }, (_, i) => (i / seats) * 2 * Math.PI + 0.26);
  const around = (turn: number, radius: number, height: number): Place => [
    x + radius * Math.cos(turn),
    y + radius * Math.sin(turn),
    z + height,
  ];
  const towards = (turn: number): number => Math.cos(turn) + Math.sin(turn);
  const ordered = turns.toSorted((a, b) => towards(a) - towards(b));
  const inFront = (turn: number): boolean => towards(turn) > 0.4;
  const chairs = (of: readonly number[]): Face[] =>
    of.flatMap((turn) => chairFaces(around(turn, 76, 0), turn));
  return [
    roundShadow(at, 50, 30),
    ...chairs(ordered.filter((turn) => !inFront(turn))),
    ...lathe(at, pairs(26, 0, 24, 3, 7, 8, 6, 30), steel, { open: true }),
    ...cylinder([x, y, z + 30], 58, 5, cinnamon),
    ring([x, y, z + 35.2], 54, 52.4, cinnamon[1]),
    ...turns.flatMap((turn) => noteFaces(around(turn, 37, 35.4), turn)),
    ...cylinder([x, y, z + 35], 7, 9, gold),
    ...chairs(ordered.filter(inFront)),
  ];
});
