import { pairs } from '../geometry/pairs.ts';
import type { Place } from '../geometry/projection.ts';
import { materials } from '../paint.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { roundShadow } from '../solids/shadow.ts';
import { kind, number } from './kind.ts';

const { 'king-coconut': gold, ocean, paper, steel } = materials;

const BANDS = 6;

/** A lighthouse banded in ocean and white. */
export const lighthouse = kind({ height: number }, ({ height }, at) => {
  const [x, y, z] = at;
  const rise = height / BANDS;
  const above = (h: number): Place => [x, y, z + h];
  const tower = Array.from({ length: BANDS }, (_, i) =>
    lathe(above(8 + i * rise), pairs(16 - i * 1.1, 0, 14.9 - i * 1.1, rise), i % 2 ? ocean : paper, {
      open: true,
    }),
  );
  return [
    roundShadow(at, 20, 90),
    ...cylinder(at, 22, 8, steel),
    ...tower.flat(),
    ...cylinder(above(8 + height), 13, 3, steel),
    ...cylinder(above(11 + height), 6.5, 14, gold),
    ...lathe(above(25 + height), pairs(9, 0, 0.6, 11), ocean),
  ];
});
