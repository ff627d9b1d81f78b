import { pairs } from '../geometry/pairs.ts';
import type { Place } from '../geometry/projection.ts';
import { materials, type Paint } from '../paint.ts';
import { box } from '../solids/box.ts';
import { leftPanel, levelPanel } from '../solids/flat.ts';
import { cylinder, lathe, mantle } from '../solids/lathe.ts';
import { boxShadow, roundShadow } from '../solids/shadow.ts';
import { kind, number, place, words } from './kind.ts';

const { glass, paper, steel } = materials;

/** A paper label round a turned body, with one line of print. */
const labelFaces = ([x, y, z]: Place, radius: number, height: number, print: Paint) => [
  mantle([x, y, z], pairs(radius, 0, radius, height), [-1, 1], paper[0]),
  mantle([x, y, z], pairs(radius, 0, radius, height), [0.28, 1], paper[2]),
  mantle([x, y, z + height * 0.62], pairs(radius, 0, radius, height * 0.14), [-0.72, 0.1], print),
];

export const label = kind(
  { radius: number, height: number, print: words },
  ({ radius, height, print }, at, { paint }) => labelFaces(at, radius, height, paint(print)),
);

/** A bottle with a shoulder, a label and a screw cap. */
export const bottle = kind(
  { radius: number, height: number, of: words, cap: words },
  ({ radius, height, of, cap }, at, { material }) => {
    const [x, y, z] = at;
    const profile = pairs(radius, 0, radius, height, radius * 0.94, height + 5, radius * 0.45, height + 11);
    return [
      roundShadow(at, radius, height),
      ...lathe(at, profile, material(of), { open: true }),
      ...labelFaces([x, y, z + height * 0.22], radius, height * 0.48, material(of)[1]),
      ...cylinder([x, y, z + height + 11], radius * 0.5, 12, material(cap)),
    ];
  },
);

/** A preserving jar, filled to three quarters. */
export const jar = kind(
  { radius: number, height: number, of: words },
  ({ radius, height, of }, at, { material }) => {
    const [x, y, z] = at;
    return [
      roundShadow(at, radius, height),
      ...lathe(at, pairs(radius, 0, radius, height), glass, { open: true }),
      ...cylinder([x, y, z + 1], radius - 2.5, height * 0.72, material(of)),
      ...lathe([x, y, z + height], pairs(radius, 0, radius * 0.86, 5), glass),
      ...cylinder([x, y, z + height + 5], radius * 0.9, 9, steel),
    ];
  },
);

/** A carton with tape over its top. */
export const carton = kind({ size: place, of: words }, ({ size, of }, at, { material }) => {
  const [x, y, z] = at;
  const [width, depth, height] = size;
  const tape = width * 0.17;
  const middle = x + (width - tape) / 2;
  return [
    boxShadow(at, size),
    ...box(at, size, material(of)),
    levelPanel([middle, y, z + height], tape, depth, material(of)[1]),
    leftPanel([middle, y + depth, z + height * 0.7], tape, height * 0.3, material(of)[0]),
  ];
});
