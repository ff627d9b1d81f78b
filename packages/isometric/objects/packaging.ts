import type { Face } from '../face.ts';
import { pairs } from '../geometry/pairs.ts';
import type { Place } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { cylinder, lathe, mantle } from '../solids/lathe.ts';
import { boxShadow, roundShadow } from '../solids/shadow.ts';
import { rounded } from '../standing.ts';

const { glass, 'king-coconut': gold, lagoon, paper, steel } = materials;

/** A paper label round a turned body, with one line of print. */
const label = (
  at: Place,
  radius: number,
  [low, high]: readonly [number, number],
  print: Material,
): Face[] => {
  const [x, y, z] = at;
  const band = pairs(radius, low, radius, high);
  const line = low + (high - low) * 0.62;
  return [
    mantle(at, band, [-1, 1], paper[0]),
    mantle(at, band, [0.28, 1], paper[2]),
    mantle([x, y, z + line], pairs(radius, 0, radius, (high - low) * 0.14), [-0.72, 0.1], print[1]),
  ];
};

/** A bottle with a shoulder, a label and a screw cap. */
export const bottle = (
  at: Place,
  radius: number,
  height: number,
  material: Material,
  cap: Material = steel,
): Face[] => {
  const [x, y, z] = at;
  const profile = pairs(radius, 0, radius, height, radius * 0.94, height + 5, radius * 0.45, height + 11);
  return [
    roundShadow(at, radius, height),
    ...lathe(at, profile, material, { open: true }),
    ...label(at, radius, [height * 0.22, height * 0.7], material),
    ...cylinder([x, y, z + height + 11], radius * 0.5, 12, cap),
  ];
};

/** A blister of fifteen tablets; every fourth in the second colour. */
export const blister = ([x, y, z]: Place, material: Material = lagoon, second: Material = gold): Face[] => [
  boxShadow([x, y, z], [112, 74, 10]),
  ...box([x, y, z], [112, 74, 4], steel),
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].flatMap((column) => {
      const at: Place = [x + 14 + column * 21, y + 14 + row * 23, z + 4];
      return rounded(at, cylinder(at, 7.5, 4, (row + column) % 4 === 1 ? second : material));
    }),
  ),
];

/** A preserving jar, filled to three quarters. */
export const jar = (at: Place, radius: number, height: number, material: Material): Face[] => {
  const [x, y, z] = at;
  return [
    roundShadow(at, radius, height),
    ...lathe(at, pairs(radius, 0, radius, height), glass, { open: true }),
    ...lathe([x, y, z + 1], pairs(radius - 2.5, 0, radius - 2.5, height * 0.72), material),
    ...lathe([x, y, z + height], pairs(radius, 0, radius * 0.86, 5), glass),
    ...cylinder([x, y, z + height + 5], radius * 0.9, 9, steel),
  ];
};

/** A pump dispenser with a label. */
export const pumpBottle = (at: Place, material: Material): Face[] => {
  const [x, y, z] = at;
  return [
    roundShadow(at, 18, 70),
    ...lathe(at, pairs(18, 0, 18, 58, 16, 62, 7, 67), material, { open: true }),
    ...label(at, 18, [14, 44], material),
    ...cylinder([x, y, z + 67], 7, 8, steel),
    ...cylinder([x, y, z + 75], 2.4, 10, steel),
    ...box([x - 4, y - 4, z + 85], [24, 8, 6], steel),
  ];
};

/** A cream jar with a white lid. */
export const creamJar = (at: Place, radius: number, material: Material): Face[] => {
  const [x, y, z] = at;
  return [
    roundShadow(at, radius, 36),
    ...cylinder(at, radius, 22, material),
    ...cylinder([x, y, z + 22], radius + 1, 13, paper),
  ];
};
