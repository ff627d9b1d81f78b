import type { Face } from '../face.ts';
import { circle, hole, polygon, rectangle } from '../geometry/contour.ts';
import { type Place, rightWall } from '../geometry/projection.ts';
import { line, type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { leftPanel, onPlane, stroke } from '../solids/flat.ts';
import { prism } from '../solids/prism.ts';

const { cinnamon, glass, 'king-coconut': gold, lagoon, ocean, paper, steel } = materials;

/** A checked list standing upright, width to height 1:√2. */
export const checklist = ([x, y, z]: Place, width = 64, ticks: Material = ocean): Face[] => {
  const height = width * Math.SQRT2;
  const plane = rightWall([x, y, z]);
  const rows = [0, 1, 2, 3, 4].map((i) => height - 24 - i * 13);
  return [
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

/** A magnifying lens held upright by its handle. */
export const lens = ([x, y, z]: Place, radius = 24, material: Material = ocean): Face[] => {
  const plane = rightWall([x, y, z]);
  const shine = polygon([
    [-radius * 0.5, radius * 0.28],
    [-radius * 0.24, radius * 0.56],
    [-radius * 0.1, radius * 0.5],
    [-radius * 0.44, radius * 0.12],
  ]);
  return [
    ...prism([rectangle(-3, -radius - 36, 6, 36)], plane, 6, gold),
    ...prism([circle(radius), hole(radius * 0.8)], plane, 6, material),
    onPlane([circle(radius * 0.8)], plane, glass[3], 3),
    onPlane([shine], plane, paper[0], 3.2),
  ];
};

/** Books in a pile, fore edges to the lower left. */
export const books = ([x, y, z]: Place): Face[] => {
  let top = z;
  const pile: readonly (readonly [Material, number, number, number])[] = [
    [ocean, 46, 34, 9],
    [gold, 42, 30, 7],
    [lagoon, 38, 32, 8],
  ];
  return pile.flatMap(([cover, width, depth, thickness], i) => {
    const at: Place = [x + i * 2, y + i, top];
    top += thickness;
    return [
      ...box(at, [width, depth, thickness], cover),
      leftPanel([at[0] + 2, at[1] + depth, at[2] + 1.6], width - 4, thickness - 3.2, paper[1]),
    ];
  });
};

/** An easel with a rising bar chart. */
export const easel = ([x, y, z]: Place): Face[] => {
  const board = rightWall([x, y, z + 16]);
  const bars = [12, 22, 32, 44].map((height, i) => rectangle(12 + i * 16, 10, 11, height));
  return [
    stroke(
      [
        [x, y - 2, z],
        [x - 8, y - 26, z + 78],
      ],
      line(steel[1].colour, 1.4),
    ),
    ...prism([rectangle(0, 0, 92, 66)], board, 4, steel, { front: paper[0] }),
    ...[8, 80].flatMap((u) => box([x - 2, y - u - 3, z], [4, 4, 16], cinnamon)),
    onPlane(bars.slice(0, 3), board, ocean[1], 4.2),
    onPlane(bars.slice(3), board, gold[1], 4.2),
    onPlane([rectangle(10, 9, 70, 2)], board, ocean[3], 4.2),
  ];
};
