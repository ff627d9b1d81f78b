import type { Face } from '../face.ts';
import type { Place } from '../geometry/projection.ts';
import { line, type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { disc, levelPanel } from '../solids/flat.ts';
import { cylinder, lathe, mantle } from '../solids/lathe.ts';

const { cinnamon, glass, lagoon, steel } = materials;

/** A laboratory microscope with a slide on its stage. */
export const microscope = ([x, y, z]: Place, material: Material = lagoon): Face[] => {
  const [cx, cy] = [x + 44, y + 26];
  return [
    ...box([x, y, z], [70, 52, 9], steel),
    ...box([x + 4, y + 16, z + 9], [16, 20, 84], material),
    ...cylinder([cx, cy, z + 9], 10, 5, steel),
    disc([cx, cy, z + 14], 6, material[0]),
    ...box([x + 20, y + 10, z + 34], [46, 32, 5], steel),
    levelPanel([cx - 6, y + 12, z + 39], 12, 28, glass[1]),
    ...cylinder([cx, cy, z + 46], 5, 12, steel),
    ...cylinder([cx, cy, z + 58], 9, 10, material),
    ...box([x + 4, y + 18, z + 84], [52, 16, 14], material),
    ...cylinder([x + 12, y + 36, z + 70], 5, 3, steel),
    ...cylinder([cx, cy, z + 98], 9, 30, steel),
    ...cylinder([cx, cy, z + 128], 11, 7, material),
  ];
};

/** A sample tube in its foot, filled to a height. */
export const sampleTube = ([x, y, z]: Place, material: Material): Face[] => [
  ...cylinder([x, y, z], 6.5, 5, steel),
  ...lathe(
    [x, y, z + 4],
    [
      [5.4, 0],
      [5.4, 36],
    ],
    glass,
  ),
  ...lathe(
    [x, y, z + 5],
    [
      [4.4, 0],
      [4.4, 19],
    ],
    material,
  ),
  ...cylinder([x, y, z + 40], 6, 6, material),
];

export const sampleTubes = ([x, y, z]: Place): Face[] =>
  [0, 1, 2, 3].flatMap((i) => sampleTube([x, y + i * 18, z], i % 2 ? cinnamon : lagoon));

const graduation = line('#fff', 1.3, 0.9);

/** A vial with rubber stopper and graduations. */
export const vial = ([x, y, z]: Place, scale: number, material: Material): Face[] => {
  const radius = 18 * scale;
  const marks = [1, 2, 3, 4].map((i) =>
    mantle(
      [x, y, z + i * 6 * scale],
      [
        [radius - 2.5 * scale, 0],
        [radius - 2.5 * scale, 1.4 * scale],
      ],
      [-0.9, i % 2 ? -0.45 : -0.2],
      { ...graduation, kind: 'glass' },
    ),
  );
  return [
    ...lathe(
      [x, y, z],
      [
        [radius, 0],
        [radius, 52 * scale],
      ],
      glass,
      { open: true },
    ),
    ...lathe(
      [x, y, z + 1],
      [
        [radius - 2.5 * scale, 0],
        [radius - 2.5 * scale, 28 * scale],
      ],
      material,
    ),
    ...marks,
    ...lathe(
      [x, y, z + 52 * scale],
      [
        [radius, 0],
        [radius * 0.95, 4 * scale],
        [radius * 0.5, 12 * scale],
      ],
      glass,
      { open: true },
    ),
    ...cylinder([x, y, z + 64 * scale], radius * 0.5, 7 * scale, glass),
    ...cylinder([x, y, z + 70 * scale], radius * 0.62, 12 * scale, steel),
    ...cylinder([x, y, z + 82 * scale], radius * 0.5, 4 * scale, material),
  ];
};
