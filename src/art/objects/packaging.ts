import type { Face } from '../face.ts';
import type { Place } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { cylinder, lathe, mantle } from '../solids/lathe.ts';

const { glass, 'king-coconut': gold, lagoon, paper, steel } = materials;

/** A bottle with a shoulder, a label and a screw cap. */
export const bottle = (
  at: Place,
  radius: number,
  height: number,
  material: Material,
  cap: Material = steel,
): Face[] => {
  const [x, y, z] = at;
  const label = [
    [radius, height * 0.22],
    [radius, height * 0.7],
  ] as const;
  return [
    ...lathe(
      at,
      [
        [radius, 0],
        [radius, height],
        [radius * 0.94, height + 5],
        [radius * 0.45, height + 11],
      ],
      material,
    ),
    mantle(at, label, [-1, 0.28], paper[0]),
    mantle(at, label, [0.28, 1], paper[2]),
    mantle(
      [x, y, z + height * 0.52],
      [
        [radius, 0],
        [radius, height * 0.07],
      ],
      [-0.7, 0.05],
      material[1],
    ),
    ...cylinder([x, y, z + height + 11], radius * 0.5, 12, cap),
  ];
};

/** A blister of fifteen tablets; every fourth in the second colour. */
export const blister = ([x, y, z]: Place, material: Material = lagoon, second: Material = gold): Face[] => [
  ...box([x, y, z], [112, 74, 4], steel),
  ...[0, 1, 2].flatMap((row) =>
    [0, 1, 2, 3, 4].flatMap((column) =>
      cylinder(
        [x + 14 + column * 21, y + 14 + row * 23, z + 4],
        7.5,
        4,
        (row + column) % 4 === 1 ? second : material,
      ),
    ),
  ),
];

/** A preserving jar, filled to three quarters. */
export const jar = ([x, y, z]: Place, radius: number, height: number, material: Material): Face[] => [
  ...lathe(
    [x, y, z],
    [
      [radius, 0],
      [radius, height],
    ],
    glass,
    { open: true },
  ),
  ...lathe(
    [x, y, z + 1],
    [
      [radius - 2.5, 0],
      [radius - 2.5, height * 0.72],
    ],
    material,
  ),
  ...lathe(
    [x, y, z + height],
    [
      [radius, 0],
      [radius * 0.86, 5],
    ],
    glass,
  ),
  ...cylinder([x, y, z + height + 5], radius * 0.9, 9, steel),
];

/** A pump dispenser. */
export const pumpBottle = ([x, y, z]: Place, material: Material): Face[] => [
  ...lathe(
    [x, y, z],
    [
      [18, 0],
      [18, 58],
      [16, 62],
      [7, 67],
    ],
    material,
  ),
  mantle(
    [x, y, z],
    [
      [18, 14],
      [18, 44],
    ],
    [-1, 0.28],
    paper[0],
  ),
  mantle(
    [x, y, z],
    [
      [18, 14],
      [18, 44],
    ],
    [0.28, 1],
    paper[2],
  ),
  mantle(
    [x, y, z + 33],
    [
      [18, 0],
      [18, 4],
    ],
    [-0.7, 0.1],
    material[1],
  ),
  ...cylinder([x, y, z + 67], 7, 8, steel),
  ...cylinder([x, y, z + 75], 2.4, 10, steel),
  ...box([x - 4, y - 4, z + 85], [24, 8, 6], steel),
];

/** A cream jar with its lid. */
export const creamJar = ([x, y, z]: Place, radius: number, material: Material): Face[] => [
  ...cylinder([x, y, z], radius, 22, material),
  ...cylinder([x, y, z + 22], radius + 1, 13, paper),
];
