import type { Face } from '../face.ts';
import { arc, join } from '../geometry/contour.ts';
import type { Place, Plane } from '../geometry/projection.ts';
import { lines, type Material, materials, shaded } from '../paint.ts';
import { ball } from '../solids/ball.ts';
import { box } from '../solids/box.ts';
import { area, disc, leftPanel, ring, stroke } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';

const { cinnamon, 'king-coconut': gold, paper, steel } = materials;

/** A shell chair; `turn` is the direction of its back, in plan. */
const chair = ([x, y, z]: Place, turn: number): Face[] => {
  const shell = join(arc(19, turn + 1.15, turn - 1.15), arc(15.5, turn - 1.15, turn + 1.15));
  const plan: Plane = (u, v, w) => [x + u, y + v, z + 18 + w];
  const back = prism([shell], plan, 24, shaded(steel, 0, 1, 2), { sides: shaded(steel, 0, 1, 2) });
  const seat = [
    ...lathe(
      [x, y, z],
      [
        [16, 14],
        [17.5, 18],
      ],
      steel,
    ),
    disc([x, y, z + 18.2], 14, paper[1]),
  ];
  const backInFront = Math.cos(turn) + Math.sin(turn) > 0;
  return [
    ...cylinder([x, y, z], 3.2, 14, shaded(steel, 1, 2, 3)),
    ...(backInFront ? [...seat, ...back] : [...back, ...seat]),
  ];
};

const sheetOfPaper = ([x, y, z]: Place, turn: number): Face[] => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const at = (u: number, v: number): Place => [x + c * u - s * v, y + s * u + c * v, z];
  return [
    area([at(-7, -9), at(7, -9), at(7, 9), at(-7, 9)], paper[0]),
    stroke([at(-2, -6), at(-2, 6)], lines.scale),
    stroke([at(2, -6), at(2, 3)], lines.scale),
  ];
};

/** A round table with chairs and a sheet before each. */
export const roundTable = ([x, y, z]: Place, top: Material = cinnamon, seats = 6): Face[] => {
  const turns = Array.from({ length: seats }, (_, i) => (i / seats) * 2 * Math.PI + 0.26);
  const around = (turn: number, radius: number, height: number): Place => [
    x + radius * Math.cos(turn),
    y + radius * Math.sin(turn),
    z + height,
  ];
  const towards = (turn: number): number => Math.cos(turn) + Math.sin(turn);
  const ordered = turns.toSorted((a, b) => towards(a) - towards(b));
  const inFront = (turn: number): boolean => towards(turn) > 0.4;
  const chairs = (of: readonly number[]): Face[] => of.flatMap((turn) => chair(around(turn, 76, 0), turn));
  return [
    ...chairs(ordered.filter((turn) => !inFront(turn))),
    ...lathe(
      [x, y, z],
      [
        [26, 0],
        [24, 3],
        [7, 8],
        [6, 30],
      ],
      steel,
      { open: true },
    ),
    ...cylinder([x, y, z + 30], 58, 5, top),
    ring([x, y, z + 35.2], 54, 52.4, top[1]),
    ...turns.flatMap((turn) => sheetOfPaper(around(turn, 37, 35.4), turn)),
    ...cylinder([x, y, z + 35], 7, 9, gold),
    ...chairs(ordered.filter(inFront)),
  ];
};

/** A filing cabinet with four drawers. */
export const cabinet = ([x, y, z]: Place, material: Material = cinnamon): Face[] => [
  ...box([x, y, z], [52, 56, 112], material),
  ...[0, 27, 54, 81].flatMap((offset) => [
    leftPanel([x + 4, y + 56, z + 5 + offset], 44, 23, material[0]),
    leftPanel([x + 19, y + 56, z + 18 + offset], 14, 3, material[3]),
  ]),
];

/** A pawn: one person in an organisation. */
export const pawn = ([x, y, z]: Place, scale = 1, material: Material = cinnamon): Face[] => {
  const grown = (...profile: readonly (readonly [number, number])[]) =>
    profile.map(([r, h]) => [r * scale, h * scale] as const);
  return [
    ...lathe([x, y, z], grown([15, 0], [15, 4]), material),
    ...lathe([x, y, z], grown([13, 4], [9, 14], [6.6, 26], [6, 36]), material, { smooth: true }),
    ...lathe([x, y, z], grown([9, 34], [9, 36.5]), material),
    ...ball([x, y, z + 46 * scale], 12.5 * scale, material),
  ];
};
