import type { Face } from '../face.ts';
import { polygon, rectangle } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import { type Place, rightWall } from '../geometry/projection.ts';
import { line, type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { leftPanel, onPlane, stroke, strokeOnPlane } from '../solids/flat.ts';
import { cylinder } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';
import { boxShadow } from '../solids/shadow.ts';

const { cinnamon, 'king-coconut': gold, lagoon, ocean, paper, steel } = materials;

/** A checked list standing upright, width to height 1:√2. */
export const checklist = ([x, y, z]: Place, width = 64, ticks: Material = ocean): Face[] => {
  const height = width * Math.SQRT2;
  const plane = rightWall([x, y, z]);
  const rows = [0, 1, 2, 3, 4].map((i) => height - 24 - i * 13);
  return [
    boxShadow([x, y - width, z], [4, width, height * 0.4]),
    ...prism([rectangle(0, 0, width, height)], plane, 4, paper, { front: paper[0] }),
    onPlane([rectangle(8, height - 11, width * 0.4, 5)], plane, ocean[2], 4),
    onPlane(
      rows.map((v) => rectangle(8, v, 7, 7)),
      plane,
      ticks[1],
      4,
    ),
    onPlane(
      rows.map((v, i) => rectangle(20, v + 4, width - 32 - (i % 3) * 8, 1.6)),
      plane,
      steel[2],
      4,
    ),
    onPlane(
      rows.map((v, i) => rectangle(20, v, width - 40 + (i % 2) * 6, 1.6)),
      plane,
      steel[1],
      4,
    ),
  ];
};

/** Sheets in a pile, the uppermost written on. */
export const paperPile = ([x, y, z]: Place, width = 60, sheets = 6): Face[] => {
  const depth = width * Math.SQRT2;
  const top: Place = [x, y, z + sheets * 2];
  const rows = [0, 1, 2, 3, 4, 5];
  return [
    boxShadow([x, y, z], [width, depth, sheets * 2]),
    ...box([x, y, z], [width, depth, sheets * 2], paper),
    ...rows.map((i) =>
      stroke(
        [
          [top[0] + 10 + i * 7, y + depth - 8, top[2]],
          [top[0] + 10 + i * 7, y + (i === 0 ? 48 : 12 + (i % 3) * 9), top[2]],
        ],
        line(i === 0 ? ocean[2].colour : steel[2].colour, i === 0 ? 3.4 : 1.6),
      ),
    ),
  ];
};

/** A clipboard standing upright, its list ticked off. */
export const clipboard = ([x, y, z]: Place, width = 84, board: Material = cinnamon): Face[] => {
  const height = width * 1.34;
  const plane = rightWall([x, y, z]);
  const rows = [0, 1, 2, 3].map((i) => height - 38 - i * 18);
  const tick = (v: number) => polygon(pairs(13, v + 4, 17, v, 25, v + 9));
  return [
    boxShadow([x, y - width, z], [5, width, height * 0.4]),
    ...prism([rectangle(0, 0, width, height)], plane, 5, board),
    onPlane([rectangle(6, 6, width - 12, height - 16)], plane, paper[0], 5),
    ...prism([rectangle(width / 2 - 15, height - 12, 30, 9)], plane, 10, steel),
    strokeOnPlane(rows.map(tick), plane, line(materials.tea[1].colour, 3), 5),
    onPlane(
      rows.map((v, i) => rectangle(32, v + 4, width - 48 - (i % 2) * 9, 2)),
      plane,
      steel[2],
      5,
    ),
    onPlane(
      rows.map((v, i) => rectangle(32, v - 1, width - 54 - (i % 3) * 6, 2)),
      plane,
      steel[1],
      5,
    ),
  ];
};

/** Books in a pile, fore edges to the lower left. */
export const books = ([x, y, z]: Place, scale = 1): Face[] => {
  let top = z;
  const pile: readonly (readonly [Material, number, number, number])[] = [
    [ocean, 46, 34, 9],
    [gold, 42, 30, 7],
    [lagoon, 38, 32, 8],
  ];
  const volumes = pile.flatMap(([cover, width, depth, thickness], i) => {
    const at: Place = [x + i * 2 * scale, y + i * scale, top];
    top += thickness * scale;
    return [
      ...box(at, [width * scale, depth * scale, thickness * scale], cover),
      leftPanel(
        [at[0] + 2 * scale, at[1] + depth * scale, at[2] + 1.6 * scale],
        (width - 4) * scale,
        (thickness - 3.2) * scale,
        paper[1],
      ),
    ];
  });
  return [boxShadow([x, y, z], [46 * scale, 34 * scale, top - z]), ...volumes];
};

/** An easel with a rising bar chart. */
export const easel = ([x, y, z]: Place): Face[] => {
  const board = rightWall([x, y, z + 40]);
  const bars = [12, 22, 32, 44].map((height, i) => rectangle(12 + i * 16, 10, 11, height));
  return [
    boxShadow([x - 4, y - 88, z], [10, 88, 30]),
    stroke(
      [
        [x - 2, y - 46, z + 96],
        [x - 34, y - 46, z],
      ],
      line(cinnamon[2].colour, 3.4),
    ),
    ...[12, 76].flatMap((u) => box([x - 4, y - u - 4, z], [4, 4, 112], cinnamon)),
    ...prism([rectangle(0, 0, 92, 66)], board, 4, steel, { front: paper[0] }),
    ...box([x - 2, y - 90, z + 36], [9, 88, 4], cinnamon),
    onPlane(bars.slice(0, 3), board, ocean[1], 4.2),
    onPlane(bars.slice(3), board, gold[1], 4.2),
    onPlane([rectangle(10, 9, 70, 2)], board, ocean[3], 4.2),
  ];
};

/** A mug of pens, for desks and tables. */
export const penPot = ([x, y, z]: Place, material: Material = lagoon): Face[] => [
  ...[-3, 2, 5].flatMap((shift, i) =>
    box([x + shift, y - shift, z + 10], [2.4, 2.4, 26 - i * 3], [gold, ocean, cinnamon][i] ?? gold),
  ),
  ...cylinder([x, y, z], 8, 16, material),
];
