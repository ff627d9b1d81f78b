import type { Face } from '../face.ts';
import type { Place } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { leftPanel } from '../solids/flat.ts';

const { 'king-coconut': gold, 'nil-manel': violet, steel } = materials;

/** Two houses and the way between them that stays open. */
export const bridge = ([x, y, z]: Place, material: Material = violet): Face[] => [
  ...box([x, y, z], [40, 46, 58], material),
  ...box([x + 110, y, z], [40, 46, 58], material),
  ...box([x + 40, y + 8, z + 46], [70, 30, 7], gold),
  ...[0, 1, 2, 3, 4, 5].map((i) => leftPanel([x + 44 + i * 11, y + 38, z + 53], 1.4, 11, steel[2])),
  leftPanel([x + 40, y + 38, z + 63], 70, 1.8, steel[1]),
  ...[6, 22].flatMap((offset) => [
    leftPanel([x + offset, y + 46, z + 12], 10, 30, material[3]),
    leftPanel([x + 110 + offset, y + 46, z + 12], 10, 30, material[3]),
  ]),
];
