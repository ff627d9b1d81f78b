import type { Face } from '../face.ts';
import { arc, join, polygon } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import { leftWall, type Place } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { leftPanel, levelPanel } from '../solids/flat.ts';
import { prism } from '../solids/prism.ts';
import { boxShadow } from '../solids/shadow.ts';

const { 'king-coconut': gold, 'nil-manel': violet, ocean, paper, steel } = materials;

const SPAN = 124;
const DECK = 46;
const ARCHES = [22, 62, 102];

/** The side of the bridge: a deck on piers with three round arches. */
const VIADUCT = join(
  polygon(pairs(0, 0, 0, DECK, SPAN, DECK, SPAN, 0)),
  ...ARCHES.toReversed().map((u) => arc(17, 0, Math.PI, [u, 14], 4)),
);

const house = ([x, y, z]: Place, material: Material): Face[] => [
  boxShadow([x, y, z], [44, 54, 74]),
  ...box([x, y, z], [44, 54, 74], material),
  ...[10, 34, 58].flatMap((row) =>
    [6, 19, 32].map((column) =>
      leftPanel([x + column, y + 54, z + row], 7, 11, material[row === 58 ? 0 : 3]),
    ),
  ),
];

/** A van on its way over the bridge. */
const van = ([x, y, z]: Place): Face[] => [
  ...box([x, y, z + 3], [26, 14, 16], paper),
  ...box([x + 26, y, z + 3], [9, 14, 11], ocean),
  leftPanel([x + 28, y + 14, z + 8], 5, 5, ocean[0]),
  leftPanel([x + 4, y + 14.1, z], 6, 6, steel[3]),
  leftPanel([x + 25, y + 14.1, z], 6, 6, steel[3]),
];

/** Two houses and the bridge between them that stays open. */
export const bridge = ([x, y, z]: Place, material: Material = violet): Face[] => [
  ...house([x - 44, y - 12, z], material),
  boxShadow([x, y, z], [SPAN, 30, DECK]),
  ...prism([VIADUCT], leftWall([x, y, z]), 30, gold),
  levelPanel([x, y + 4, z + DECK], SPAN, 22, steel[1]),
  ...[8, 36, 64, 92].map((u) => levelPanel([x + u, y + 14, z + DECK], 14, 2, paper[0])),
  ...van([x + 52, y + 8, z + DECK]),
  ...house([x + SPAN, y - 12, z], material),
];
