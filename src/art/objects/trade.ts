import type { Face } from '../face.ts';
import type { Place } from '../geometry/projection.ts';
import { materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { leftPanel, levelPanel } from '../solids/flat.ts';

const { cinnamon, 'king-coconut': gold, ocean } = materials;

/** A plain parcel with its tape: no letters, no mark. */
export const parcel = ([x, y, z]: Place): Face[] => [
  ...box([x, y, z], [92, 84, 66], ocean),
  levelPanel([x + 38, y, z + 66], 16, 84, ocean[0]),
  leftPanel([x + 38, y + 84, z + 44], 16, 22, ocean[0]),
];

/** A pallet loaded with goods. */
export const pallet = ([x, y, z]: Place): Face[] => [
  ...[0, 34, 68].flatMap((offset) => box([x, y + offset, z], [96, 12, 5], cinnamon)),
  ...box([x, y, z + 5], [96, 80, 4], cinnamon),
  ...box([x + 4, y + 4, z + 9], [42, 34, 32], gold),
  ...box([x + 50, y + 4, z + 9], [42, 34, 32], gold),
  ...box([x + 4, y + 42, z + 9], [42, 34, 32], gold),
  ...box([x + 50, y + 42, z + 9], [42, 34, 26], cinnamon),
  ...box([x + 8, y + 8, z + 41], [38, 30, 26], cinnamon),
];
