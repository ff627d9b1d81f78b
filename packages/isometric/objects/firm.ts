import type { Face } from '../face.ts';
import { polygon, rectangle } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import { leftWall, type Place, rightWall } from '../geometry/projection.ts';
import { type Material, materials, shaded } from '../paint.ts';
import { box } from '../solids/box.ts';
import { leftPanel, levelPanel, onPlane, rightPanel } from '../solids/flat.ts';
import { lettering } from '../solids/lettering.ts';
import { prism } from '../solids/prism.ts';
import { boxShadow } from '../solids/shadow.ts';

const { cinnamon, 'king-coconut': gold, lagoon, ocean, paper, steel, tea } = materials;

const FLOORS = [0, 1, 2, 3, 4];

/** An office building of five floors with a roof garden. */
export const building = ([x, y, z]: Place, material: Material = ocean): Face[] => [
  boxShadow([x, y, z], [70, 62, 120]),
  ...box([x, y, z], [70, 62, 120], paper),
  ...FLOORS.flatMap((floor) => [
    leftPanel([x + 6, y + 62, z + 20 + floor * 20], 58, 11, material[1]),
    rightPanel([x + 70, y + 6, z + 20 + floor * 20], 50, 11, material[2]),
  ]),
  leftPanel([x + 27, y + 62, z], 16, 15, material[3]),
  ...box([x + 22, y + 62, z + 15], [26, 10, 2], steel),
  levelPanel([x + 5, y + 5, z + 120], 60, 52, steel[1]),
  ...box([x + 12, y + 12, z + 120], [24, 22, 12], steel),
  ...box([x + 42, y + 36, z + 120], [20, 16, 5], tea),
];

/** A desk calendar with one day marked. */
export const calendar = ([x, y, z]: Place, material: Material = ocean): Face[] => {
  const plane = rightWall([x, y, z]);
  const days = [0, 1, 2, 3].flatMap((row) => [0, 1, 2, 3, 4].map((column) => [column, row] as const));
  const square = ([column, row]: readonly [number, number]) =>
    rectangle(10 + column * 17, 10 + row * 16, 11, 10);
  const marked = ([column, row]: readonly [number, number]): boolean => column === 3 && row === 1;
  return [
    boxShadow([x - 20, y - 100, z], [30, 100, 60]),
    ...prism([polygon(pairs(-26, 0, 0, 104, 6, 104, 6, 0))], leftWall([x, y - 100, z]), 100, steel),
    ...prism([rectangle(0, 0, 100, 104)], plane, 6, paper, { front: paper[0] }),
    onPlane([rectangle(0, 80, 100, 24)], plane, material[1], 6),
    onPlane(days.filter((day) => !marked(day)).map(square), plane, steel[1], 6),
    onPlane(days.filter(marked).map(square), plane, gold[1], 6),
    ...[18, 50, 82].flatMap((u) => prism([rectangle(u - 2, 96, 4, 16)], plane, 10, steel)),
  ];
};

/** A drawing board with a sheet of the A series on it, halved and halved again. */
export const drawingSheet = ([x, y, z]: Place): Face[] => {
  const plane = (u: number, v: number, w: number): Place => [x - v, y - u, z + 6 + w];
  const [width, height] = [124, 124 / Math.SQRT2];
  return [
    boxShadow([x - height - 10, y - width - 10, z], [height + 20, width + 20, 6]),
    ...box([x - height - 10, y - width - 10, z], [height + 20, width + 20, 6], shaded(cinnamon, 0, 1, 2)),
    onPlane([rectangle(0, 0, width, height)], plane, paper[0]),
    onPlane([rectangle(0, 0, width / 2, height)], plane, ocean[0]),
    onPlane([rectangle(width / 2, 0, width / 2, height / 2)], plane, gold[0]),
    onPlane([rectangle(width / 2, height / 2, width / 4, height / 2)], plane, lagoon[0]),
    ...lettering('A3', 34, (u, v, w) => plane(u + 8, v + 10, w), ocean[2]),
  ];
};
