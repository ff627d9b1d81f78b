import type { Face } from '../face.ts';
import { type Contour, circle, polygon, rectangle } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import { facingWall, leftWall, type Place, rightWall } from '../geometry/projection.ts';
import { line, type Material, materials, shaded } from '../paint.ts';
import { box } from '../solids/box.ts';
import { leftPanel, levelPanel, onPlane, rightPanel, strokeOnPlane } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { lettering } from '../solids/lettering.ts';
import { prism } from '../solids/prism.ts';
import { boxShadow, roundShadow } from '../solids/shadow.ts';

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

/** Drawing dividers stepping along a ruler. */
export const dividers = ([x, y, z]: Place): Face[] => {
  const plane = facingWall([x, y, z]);
  const leg = (side: 1 | -1): Contour => {
    const corners = pairs(-2.5, 112, 6.5, 112, 38, 8, 35, 0, 31, 8);
    const points = corners.map(([u, v]) => [u * side, v] as const);
    return polygon(side === 1 ? points : points.toReversed());
  };
  const ruler: Place = [x - 92, y + 2, z];
  return [
    boxShadow(ruler, [150, 30, 6]),
    ...box(ruler, [150, 30, 4], gold),
    ...Array.from({ length: 24 }, (_, i) =>
      levelPanel(
        [ruler[0] + 6 + i * 6, ruler[1] + 30 - (i % 5 ? 7 : 13), z + 4],
        1.2,
        i % 5 ? 7 : 13,
        ocean[3],
      ),
    ),
    ...prism([leg(-1)], plane, 6, steel),
    ...prism([leg(1)], (u, v, w) => plane(u, v, w + 2), 6, steel),
    ...prism([circle(11, [0, 114])], plane, 12, ocean, { front: ocean[1] }),
    onPlane([circle(5, [0, 114])], plane, gold[0], 12),
    ...lathe([x + 4, y + 4, z + 122], pairs(3.4, 0, 3.4, 16, 2.4, 18), ocean),
  ];
};

/** A telescope on its tripod, raised towards the horizon at the upper right. */
export const telescope = ([x, y, z]: Place): Face[] => {
  const wall = facingWall([x, y, z]);
  const tube = (from: number, to: number, half: number): Contour => {
    const [c, s] = [Math.cos(0.42), Math.sin(0.42)];
    const at = (along: number, across: number) =>
      [along * c - across * s, 96 + along * s + across * c] as const;
    return polygon([at(from, -half), at(from, half), at(to, half), at(to, -half)]);
  };
  const leg = (u: number): Face[] =>
    prism([polygon(pairs(-3, 92, 3, 92, u + 3, 0, u - 3, 0))], wall, 4, cinnamon);
  return [
    roundShadow([x, y, z], 30, 30),
    ...leg(-34),
    ...leg(34),
    ...prism([polygon(pairs(-3, 92, 3, 92, 2, -12, -2, -12))], (u, v, w) => wall(u, v, w + 6), 4, cinnamon),
    ...prism([circle(9, [0, 94])], wall, 14, steel),
    ...prism([tube(-54, -34, 9)], wall, 14, gold),
    ...prism([tube(-34, 26, 12)], wall, 14, ocean),
    ...prism([tube(26, 34, 15)], wall, 14, gold),
    ...prism([tube(34, 72, 15)], wall, 14, ocean),
    ...prism([tube(72, 78, 17)], wall, 14, gold),
  ];
};

/** A signpost with three arms. */
export const signpost = (at: Place): Face[] => {
  const [x, y, z] = at;
  const arm = (v: number, direction: 1 | -1, material: Material): Face[] => {
    const shape = pairs(-12, v, -12, v + 22, 54, v + 22, 66, v + 11, 54, v).map(
      ([u, h]) => [u * direction, h] as const,
    );
    const plane = facingWall([x, y, z]);
    return prism(
      [polygon(direction === 1 ? shape : shape.toReversed())],
      (u, h, w) => plane(u, h, w + 4),
      6,
      material,
    );
  };
  return [
    roundShadow(at, 6, 110),
    ...cylinder(at, 18, 5, steel),
    ...cylinder(at, 5, 136, steel),
    ...arm(96, 1, ocean),
    ...arm(66, -1, gold),
    ...arm(36, 1, tea),
    ...lathe([x, y, z + 136], pairs(5, 0, 0.6, 7), steel),
  ];
};

/** A plug lying before its socket: no connection. */
export const unplugged = ([x, y, z]: Place): Face[] => {
  const wall = rightWall([x, y, z]);
  const cable = line(ocean[2].colour, 5);
  return [
    boxShadow([x, y - 96, z], [10, 96, 96]),
    ...prism([rectangle(0, 0, 96, 96)], wall, 10, paper, { front: paper[0] }),
    ...prism([rectangle(18, 18, 60, 60)], wall, 13, steel, { front: steel[0] }),
    onPlane([circle(6, [36, 44]), circle(6, [60, 44]), circle(6, [48, 62])], wall, steel[3], 13),
    boxShadow([x + 74, y - 28, z], [44, 26, 20]),
    strokeOnPlane(
      [
        {
          from: [0, 0],
          edges: [
            { via: [40, 0], to: [44, 26] },
            { via: [50, 60], to: [96, 54] },
          ],
        },
      ],
      (u, v) => [x + 116 + u * 0.7, y - 15 + v, z + 8],
      cable,
    ),
    ...[10, 20].flatMap((offset) => box([x + 58, y - 26 + offset, z + 8], [18, 3, 4], gold)),
    ...box([x + 74, y - 28, z], [44, 26, 20], ocean),
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
