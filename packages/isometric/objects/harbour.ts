import type { Face } from '../face.ts';
import { pairs } from '../geometry/pairs.ts';
import type { Place } from '../geometry/projection.ts';
import { line, type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { stroke } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { roundShadow } from '../solids/shadow.ts';

const { 'king-coconut': gold, ocean, paper, steel } = materials;

const BANDS = 6;

/** A lighthouse banded in ocean and white. */
export const lighthouse = (at: Place, height = 120): Face[] => {
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
};

const MAST = 10;
const BAY = 14;

/** A tower crane whose jib reaches to the upper right. */
export const crane = (
  [x, y, z]: Place,
  height: number,
  jib: number,
  drop: number,
  material: Material = gold,
): Face[] => {
  const lattice = line(material[2].colour, 1);
  const rope = line(steel[1].colour, 1.4);
  const [middle, top, hook] = [x + MAST / 2, z + height, y - jib * 0.8];
  const [near, side] = [y + MAST + 2, x + MAST + 2];
  const bays = Array.from({ length: Math.ceil((height - MAST) / BAY) }, (_, i) => z + i * BAY);
  const legs = [
    [0, 0],
    [MAST, 0],
    [0, MAST],
    [MAST, MAST],
  ] as const;
  return [
    ...legs.flatMap(([dx, dy]) => box([x + dx, y + dy, z], [2, 2, height], material)),
    ...bays.flatMap((bay) => [
      stroke(
        [
          [x, near, bay],
          [side, near, bay + BAY],
        ],
        lattice,
      ),
      stroke(
        [
          [side, near, bay],
          [side, y, bay + BAY],
        ],
        lattice,
      ),
    ]),
    ...box([x - 2, y - 2, top], [MAST + 6, MAST + 6, 12], steel),
    ...box([middle, y - jib, top + 12], [3, jib * 1.36, 3], material),
    stroke(
      [
        [middle + 1, y - jib, top + 15],
        [middle + 1, y + 4, top + 44],
        [middle + 1, y + jib * 0.36, top + 15],
      ],
      rope,
    ),
    ...box([middle - 1, y + 2, top + 12], [5, 5, 32], material),
    ...box([middle - 5, y + jib * 0.24, top + 2], [13, 14, 12], steel),
    stroke(
      [
        [middle + 1, hook, top + 12],
        [middle + 1, hook, top + 12 - drop],
      ],
      rope,
    ),
    ...box([middle - 2, hook - 3, top + 5 - drop], [7, 7, 6], steel),
  ];
};
