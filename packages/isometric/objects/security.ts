import type { Face } from '../face.ts';
import { arc, circle, join, polygon, rectangle } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import { type Place, rightWall } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { box, type Size } from '../solids/box.ts';
import { leftPanel, onPlane, rightPanel } from '../solids/flat.ts';
import { prism } from '../solids/prism.ts';
import { boxShadow } from '../solids/shadow.ts';

const { 'king-coconut': gold, lagoon, 'nil-manel': violet, steel } = materials;

/** A rack of servers. */
export const serverRack = (at: Place, size: Size, material: Material = violet): Face[] => {
  const [x, y, z] = at;
  const [width, depth, height] = size;
  const rows = Array.from({ length: Math.floor((height - 10) / 13) }, (_, i) => z + 6 + i * 13);
  const vents = [0, 1, 2, 3].map((i) => y + 8 + i * 9);
  return [
    boxShadow(at, size),
    ...box(at, size, material),
    ...rows.flatMap((row, i) => [
      leftPanel([x + 5, y + depth, row], width - 10, 8, material[3]),
      leftPanel([x + 8, y + depth, row + 3], width * 0.34, 2, material[0]),
      leftPanel([x + width - 13, y + depth, row + 3], 3, 2.4, i % 3 ? gold[0] : lagoon[0]),
    ]),
    ...vents.map((vent) => rightPanel([x + width, vent, z + height * 0.55], 4, height * 0.3, material[3])),
  ];
};

/** A closed padlock facing the lower right. */
export const padlock = ([x, y, z]: Place, material: Material = gold): Face[] => {
  const plane = rightWall([x, y, z]);
  const shackle = join(
    arc(26, Math.PI, 0, [36, 76], 5),
    polygon(pairs(62, 50, 52, 50)),
    arc(16, 0, Math.PI, [36, 76], 5),
    polygon(pairs(20, 50, 10, 50)),
  );
  return [
    boxShadow([x, y - 72, z], [32, 72, 60]),
    ...prism([shackle], rightWall([x + 10, y, z]), 12, steel),
    ...prism([rectangle(0, 0, 72, 56)], plane, 32, material),
    onPlane([circle(8, [36, 32]), polygon(pairs(33, 12, 34, 30, 38, 30, 39, 12))], plane, material[3], 32),
  ];
};
