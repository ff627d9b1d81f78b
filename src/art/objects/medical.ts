import type { Face } from '../face.ts';
import { polygon, rectangle } from '../geometry/contour.ts';
import { type Place, rightWall } from '../geometry/projection.ts';
import { line, type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { onPlane, strokeOnPlane } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';

const { glass, lagoon, ocean, steel } = materials;

/** A patient monitor on its stand, with a heart trace. */
export const monitor = ([x, y, z]: Place, material: Material = lagoon): Face[] => {
  const screen = rightWall([x + 14, y + 16, z + 18]);
  const trace = polygon([
    [6, 30],
    [20, 30],
    [26, 40],
    [32, 12],
    [40, 54],
    [46, 24],
    [52, 30],
    [82, 30],
  ]);
  return [
    ...box([x + 6, y - 48, z], [34, 44, 5], steel),
    ...box([x + 18, y - 32, z + 5], [8, 12, 14], steel),
    ...prism([rectangle(0, 0, 88, 62)], screen, 14, steel, { front: steel[1] }),
    onPlane([rectangle(4, 4, 80, 54)], screen, ocean[3], 14),
    strokeOnPlane([trace], screen, line(material[0].colour, 2), 14),
    onPlane([rectangle(8, 47, 15, 4), rectangle(68, 8, 12, 3)], screen, material[1], 14),
  ];
};

/** A filled syringe standing on its needle. */
export const syringe = (at: Place, material: Material = lagoon): Face[] => {
  const [x, y, z] = at;
  return [
    ...cylinder(at, 1, 22, steel),
    ...cylinder([x, y, z + 20], 5, 6, steel),
    ...lathe(
      [x, y, z + 26],
      [
        [11, 0],
        [11, 14],
      ],
      glass,
      { open: true },
    ),
    ...lathe(
      [x, y, z + 28],
      [
        [9, 0],
        [9, 30],
      ],
      material,
    ),
    ...lathe(
      [x, y, z + 26],
      [
        [11, 0],
        [11, 58],
      ],
      glass,
    ),
    ...cylinder([x, y, z + 84], 18, 3, steel),
    ...cylinder([x, y, z + 87], 4, 22, steel),
    ...cylinder([x, y, z + 109], 13, 3, steel),
  ];
};
