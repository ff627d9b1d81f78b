import type { Face } from '../face.ts';
import type { Contour } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import { leftWall, type Place } from '../geometry/projection.ts';
import { glass as glassPaint, type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { disc, levelPanel } from '../solids/flat.ts';
import { cylinder, lathe, mantle } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';
import { boxShadow, roundShadow } from '../solids/shadow.ts';

const { cinnamon, glass, lagoon, paper, steel } = materials;

/** The bent arm of a microscope, seen from its side. */
const ARM: Contour = {
  from: [0, 0],
  edges: [
    { to: [0, 62] },
    { via: [2, 98], to: [34, 100] },
    { to: [50, 100] },
    { to: [50, 84] },
    { to: [36, 84] },
    { via: [17, 82], to: [17, 60] },
    { to: [17, 0] },
  ],
};

/** A laboratory microscope with a slide on its stage. */
export const microscope = ([x, y, z]: Place, material: Material = lagoon): Face[] => {
  const [cx, cy] = [x + 52, y + 28];
  return [
    boxShadow([x, y, z], [80, 56, 24]),
    ...box([x, y, z], [80, 56, 9], paper),
    ...cylinder([cx, cy, z + 9], 12, 5, steel),
    disc([cx, cy, z + 14], 8, material[0]),
    ...cylinder([x + 18, y + 26, z + 9], 1, 1, steel),
    ...box([x + 14, y + 10, z + 40], [62, 36, 5], steel),
    levelPanel([cx - 7, y + 13, z + 45], 14, 30, glass[1]),
    disc([cx, cy, z + 45.2], 4, cinnamon[1]),
    ...prism([ARM], leftWall([x + 4, y + 18, z + 9]), 20, material),
    ...cylinder([x + 12, y + 40, z + 26], 7, 4, steel),
    ...cylinder([cx, cy, z + 54], 5, 14, steel),
    ...lathe([cx, cy, z + 66], pairs(7, 0, 11, 6, 11, 14), paper),
    ...cylinder([cx, cy, z + 80], 12, 14, material),
    ...cylinder([cx, cy, z + 94], 10, 34, paper),
    ...cylinder([cx, cy, z + 128], 12, 8, material),
    ...cylinder([cx, cy, z + 136], 8, 3, steel),
  ];
};

/** A sample tube in its foot, filled to a height. */
const sampleTube = ([x, y, z]: Place, material: Material, level: number): Face[] => [
  roundShadow([x, y, z], 7, 40),
  ...cylinder([x, y, z], 8, 5, steel),
  ...lathe([x, y, z + 4], pairs(6.4, 0, 6.4, 40), glass, { open: true }),
  ...lathe([x, y, z + 5], pairs(5.4, 0, 5.4, level), material),
  ...cylinder([x, y, z + 44], 7, 7, material),
];

/** Four sample tubes in a row, filled to different heights. */
export const sampleTubes = ([x, y, z]: Place): Face[] =>
  [22, 14, 27, 18].flatMap((level, i) => sampleTube([x, y + i * 21, z], i % 2 ? cinnamon : lagoon, level));

const GRADUATION = glassPaint('#fff', 0.9);

/** A vial with rubber stopper and graduations. */
export const vial = ([x, y, z]: Place, scale: number, material: Material): Face[] => {
  const radius = 18 * scale;
  const inner = radius - 2.5 * scale;
  const at = (height: number): Place => [x, y, z + height * scale];
  const grown = (...values: readonly number[]) => pairs(...values.map((value) => value * scale));
  const marks = [1, 2, 3, 4].map((i) =>
    mantle(at(i * 6), pairs(inner, 0, inner, 1.4 * scale), [-0.9, i % 2 ? -0.45 : -0.2], GRADUATION),
  );
  return [
    roundShadow([x, y, z], radius, 70 * scale),
    ...lathe(at(0), grown(18, 0, 18, 52), glass, { open: true }),
    ...lathe(at(1), grown(15.5, 0, 15.5, 28), material),
    ...marks,
    ...lathe(at(52), grown(18, 0, 17.1, 4, 9, 12), glass, { open: true }),
    ...cylinder(at(64), 9 * scale, 7 * scale, glass),
    ...cylinder(at(70), 11 * scale, 12 * scale, steel),
    ...cylinder(at(82), 9 * scale, 4 * scale, material),
  ];
};
