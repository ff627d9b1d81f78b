import type { Face } from '../face.ts';
import { rectangle } from '../geometry/contour.ts';
import { type Place, rightWall } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { box, type Size } from '../solids/box.ts';
import { leftPanel, levelPanel, onPlane } from '../solids/flat.ts';
import { boxShadow } from '../solids/shadow.ts';

const { cinnamon, 'king-coconut': gold, ocean, paper, steel } = materials;

/** A carton with tape over its top. */
const carton = (at: Place, size: Size, material: Material): Face[] => {
  const [x, y, z] = at;
  const [width, depth, height] = size;
  const tape = width * 0.17;
  const middle = x + (width - tape) / 2;
  return [
    boxShadow(at, size),
    ...box(at, size, material),
    levelPanel([middle, y, z + height], tape, depth, material[1]),
    leftPanel([middle, y + depth, z + height * 0.7], tape, height * 0.3, material[0]),
  ];
};

/** Plain parcels with tape and an address label: no letters, no mark. */
export const parcels = ([x, y, z]: Place): Face[] => {
  const label = rightWall([x + 96, y + 66, z + 16]);
  const bars = [0, 4, 7, 12, 15, 19, 24, 27].map((u, i) => rectangle(6 + u, 5, i % 3 ? 1.6 : 2.8, 11));
  return [
    ...carton([x, y, z], [96, 84, 70], ocean),
    onPlane([rectangle(0, 0, 46, 40)], label, paper[0]),
    onPlane([rectangle(6, 31, 26, 3), rectangle(6, 25, 34, 2), rectangle(6, 20.5, 30, 2)], label, steel[2]),
    onPlane(bars, label, steel[3]),
    ...carton([x + 12, y + 10, z + 70], [52, 46, 30], gold).slice(1),
  ];
};

/** A pallet loaded with cartons. */
export const pallet = ([x, y, z]: Place): Face[] => {
  const load: readonly (readonly [Place, Size, Material])[] = [
    [[x + 4, y + 4, z + 14], [48, 40, 36], gold],
    [[x + 56, y + 4, z + 14], [48, 40, 36], ocean],
    [[x + 4, y + 48, z + 14], [48, 40, 36], gold],
    [[x + 10, y + 8, z + 50], [44, 36, 30], cinnamon],
    [[x + 56, y + 48, z + 14], [48, 40, 26], gold],
  ];
  return [
    boxShadow([x, y, z], [108, 92, 50]),
    ...[0, 40, 80].flatMap((offset) => box([x, y + offset, z], [108, 12, 9], cinnamon)),
    ...box([x, y, z + 9], [108, 92, 5], cinnamon),
    ...load.flatMap(([at, size, material]) => carton(at, size, material).slice(1)),
  ];
};
