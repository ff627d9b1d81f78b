import type { Face } from '../face.ts';
import { pairs } from '../geometry/pairs.ts';
import type { Place } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { ball } from '../solids/ball.ts';
import { box } from '../solids/box.ts';
import { leftPanel } from '../solids/flat.ts';
import { lathe } from '../solids/lathe.ts';
import { boxShadow, roundShadow } from '../solids/shadow.ts';
import { rounded } from '../standing.ts';

const { cinnamon, 'king-coconut': gold, lagoon, ocean, paper } = materials;

const DRAWER = 27;

/** A drawer pulled out, with folders standing in it. */
const openDrawer = ([x, y, z]: Place, material: Material): Face[] => [
  ...box([x + 4, y, z], [44, 30, 20], [material[3], material[0], material[2], material[3]]),
  ...[4, 9, 14, 19, 24].map((offset, i) =>
    leftPanel(
      [x + 7, y + offset, z + 12],
      38,
      i === 1 ? 17 : 14,
      [paper, gold, paper, ocean, lagoon][i]?.[i % 2] ?? paper[0],
    ),
  ),
  leftPanel([x + 4, y + 30, z], 44, 20, material[0]),
  leftPanel([x + 19, y + 30, z + 12], 14, 3, material[3]),
];

/** A filing cabinet with four drawers, one of which may stand open. */
export const cabinet = ([x, y, z]: Place, material: Material = cinnamon, open?: 0 | 1 | 2 | 3): Face[] => [
  boxShadow([x, y, z], [52, 56, 112]),
  ...box([x, y, z], [52, 56, 112], material),
  ...[0, 1, 2, 3].flatMap((i) => [
    leftPanel([x + 4, y + 56, z + 5 + i * DRAWER], 44, 23, i === open ? material[3] : material[0]),
    leftPanel([x + 19, y + 56, z + 18 + i * DRAWER], 14, 3, material[3]),
  ]),
  ...(open === undefined ? [] : openDrawer([x, y + 56, z + 6 + open * DRAWER], material)),
];

/** A pawn: one person in an organisation. */
export const pawn = (at: Place, scale = 1, material: Material = cinnamon): Face[] => {
  const [x, y, z] = at;
  const grown = (...values: readonly number[]) => pairs(...values.map((value) => value * scale));
  return rounded(at, [
    roundShadow(at, 13 * scale, 50 * scale),
    ...lathe(at, grown(15, 0, 15, 4), material),
    ...lathe(at, grown(13, 4, 9, 14, 6.6, 26, 6, 36), material, { smooth: true }),
    ...lathe(at, grown(9, 34, 9, 36.5), material),
    ...ball([x, y, z + 46 * scale], 12.5 * scale, material),
  ]);
};
