import type { Face } from '../face.ts';
import { arc, circle, join, polygon, rectangle } from '../geometry/contour.ts';
import { type Place, rightWall } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { box, type Size } from '../solids/box.ts';
import { leftPanel, onPlane, rightPanel } from '../solids/flat.ts';
import { prism } from '../solids/prism.ts';

const { 'king-coconut': gold, lagoon, 'nil-manel': violet, steel } = materials;

/** A rack of servers. */
export const serverRack = (
  [x, y, z]: Place,
  [width, depth, height]: Size,
  material: Material = violet,
): Face[] => {
  const rows = Array.from({ length: Math.floor((height - 10) / 13) }, (_, i) => z + 6 + i * 13);
  return [
    ...box([x, y, z], [width, depth, height], material),
    ...rows.flatMap((row, i) => [
      leftPanel([x + 5, y + depth, row], width - 10, 8, material[3]),
      leftPanel([x + 8, y + depth, row + 3], width * 0.34, 2, material[0]),
      leftPanel([x + width - 13, y + depth, row + 3], 3, 2.4, i % 3 ? gold[0] : lagoon[0]),
    ]),
    ...[0, 1, 2, 3].map((i) =>
      rightPanel([x + width, y + 8 + i * 9, z + height * 0.55], 4, height * 0.3, material[3]),
    ),
  ];
};

/** A closed padlock facing the lower right. */
export const padlock = ([x, y, z]: Place, material: Material = gold): Face[] => {
  const plane = rightWall([x, y, z]);
  const shackle = join(
    arc(26, Math.PI, 0, [36, 72], 5),
    polygon([
      [62, 50],
      [52, 50],
    ]),
    arc(16, 0, Math.PI, [36, 72], 5),
    polygon([
      [20, 50],
      [10, 50],
    ]),
  );
  return [
    ...prism([shackle], rightWall([x + 10, y, z]), 12, steel),
    ...prism([rectangle(0, 0, 72, 56)], plane, 32, material),
    onPlane([circle(8, [36, 32])], plane, material[3], 32),
    onPlane(
      [
        polygon([
          [33, 12],
          [34, 30],
          [38, 30],
          [39, 12],
        ]),
      ],
      plane,
      material[3],
      32,
    ),
  ];
};
