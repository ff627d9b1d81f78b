import type { Face } from '../face.ts';
import { arc, join, rectangle } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import { leftWall, type Place, type Plane } from '../geometry/projection.ts';
import { lines, type Material, materials, shaded } from '../paint.ts';
import { box } from '../solids/box.ts';
import { area, disc, onPlane, ring, stroke } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';
import { boxShadow, roundShadow } from '../solids/shadow.ts';
import { rounded } from '../standing.ts';

const { cinnamon, 'king-coconut': gold, ocean, paper, steel } = materials;

/** A shell chair; `turn` is the direction of its back, in plan (radians from the x axis towards the y axis). */
const chair = (at: Place, turn: number): Face[] => {
  const [x, y, z] = at;
  const shell = join(
    arc(19, turn + 1.15, turn - 1.15, [0, 0], 3),
    arc(15.5, turn - 1.15, turn + 1.15, [0, 0], 3),
  );
  const plan: Plane = (u, v, w) => [x + u, y + v, z + 18 + w];
  const back = prism([shell], plan, 24, shaded(steel, 0, 1, 2), { sides: shaded(steel, 0, 1, 2) });
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
const note = ([x, y, z]: Place, turn: number): Face[] => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (u: number, v: number): Place => [x + c * u - s * v, y + s * u + c * v, z];
  return [
    area([at(-7, -9), at(7, -9), at(7, 9), at(-7, 9)], paper[0]),
    stroke([at(-2, -6), at(-2, 6)], lines.scale),
    stroke([at(2, -6), at(2, 3)], lines.scale),
  ];
};

/** A round table with chairs and a sheet before each. */
export const roundTable = (at: Place, top: Material = cinnamon, seats = 6): Face[] => {
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
  const chairs = (of: readonly number[]): Face[] => of.flatMap((turn) => chair(around(turn, 76, 0), turn));
  return [
    roundShadow(at, 50, 30),
    ...chairs(ordered.filter((turn) => !inFront(turn))),
    ...lathe(at, pairs(26, 0, 24, 3, 7, 8, 6, 30), steel, { open: true }),
    ...cylinder([x, y, z + 30], 58, 5, top),
    ring([x, y, z + 35.2], 54, 52.4, top[1]),
    ...turns.flatMap((turn) => note(around(turn, 37, 35.4), turn)),
    ...cylinder([x, y, z + 35], 7, 9, gold),
    ...chairs(ordered.filter(inFront)),
  ];
};

/** A screen on a stand with a rising chart, facing the lower left. */
const screen = ([x, y, z]: Place): Face[] => {
  const plane = leftWall([x, y, z + 34]);
  const bars = [14, 22, 19, 32, 40].map((height, i) => rectangle(12 + i * 15, 10, 9, height));
  return [
    boxShadow([x, y, z], [96, 5, 70]),
    ...[10, 80].flatMap((offset) => box([x + offset, y - 8, z], [5, 18, 3], steel)),
    ...[10, 80].flatMap((offset) => box([x + offset, y, z], [5, 4, 36], steel)),
    ...prism([rectangle(0, 0, 96, 62)], plane, 5, steel, { front: paper[0] }),
    onPlane(bars.slice(0, 4), plane, ocean[1], 5),
    onPlane(bars.slice(4), plane, gold[1], 5),
    onPlane([rectangle(10, 8, 76, 1.6), rectangle(10, 53, 40, 4)], plane, ocean[3], 5),
  ];
};

const SEATS = [-46, 0, 46];

/** A long table for six before a screen: where a management review is held. */
export const boardTable = ([x, y, z]: Place, top: Material = ocean): Face[] => {
  const chairs = (dx: number, turn: number): Face[] =>
    SEATS.flatMap((dy) => chair([x + dx, y + dy, z], turn));
  const notes = SEATS.flatMap((dy) => [
    ...note([x - 20, y + dy, z + 35.2], Math.PI),
    ...note([x + 20, y + dy, z + 35.2], 0),
  ]);
  return [
    ...screen([x - 48, y - 118, z]),
    ...chairs(-52, Math.PI),
    boxShadow([x - 34, y - 78, z], [68, 156, 20]),
    ...[-60, 46].flatMap((dy) => box([x - 24, y + dy, z], [48, 12, 30], steel)),
    ...box([x - 34, y - 78, z + 30], [68, 156, 5], top),
    ...notes,
    ...chairs(52, 0),
  ];
};
