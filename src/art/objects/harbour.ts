import type { Face } from '../face.ts';
import type { Place } from '../geometry/projection.ts';
import { line, type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { stroke } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';

const { 'king-coconut': gold, ocean, paper, steel } = materials;

const BANDS = 6;

/** A lighthouse banded in ocean and white. */
export const lighthouse = ([x, y, z]: Place, height = 120): Face[] => {
  const rise = height / BANDS;
  return [
    ...cylinder([x, y, z], 22, 8, steel),
    ...Array.from({ length: BANDS }, (_, i) =>
      lathe(
        [x, y, z + 8 + i * rise],
        [
          [16 - i * 1.1, 0],
          [14.9 - i * 1.1, rise],
        ],
        i % 2 ? ocean : paper,
        { open: i < BANDS - 1 },
      ),
    ).flat(),
    ...cylinder([x, y, z + 8 + height], 13, 3, steel),
    ...cylinder([x, y, z + 11 + height], 6.5, 14, gold),
    ...lathe(
      [x, y, z + 25 + height],
      [
        [9, 0],
        [0.6, 11],
      ],
      ocean,
    ),
  ];
};

const WIDTH = 10;

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
  const middle = x + WIDTH / 2;
  const bays = Array.from({ length: Math.ceil((height - WIDTH) / (WIDTH * 1.4)) }, (_, i) => i * WIDTH * 1.4);
  return [
    ...[
      [0, 0],
      [WIDTH, 0],
      [0, WIDTH],
      [WIDTH, WIDTH],
    ].flatMap(([dx = 0, dy = 0]) => box([x + dx, y + dy, z], [2, 2, height], material)),
    ...bays.flatMap((bay) => [
      stroke(
        [
          [x, y + WIDTH + 2, z + bay],
          [x + WIDTH + 2, y + WIDTH + 2, z + bay + WIDTH * 1.4],
        ],
        lattice,
      ),
      stroke(
        [
          [x + WIDTH + 2, y + WIDTH + 2, z + bay],
          [x + WIDTH + 2, y, z + bay + WIDTH * 1.4],
        ],
        lattice,
      ),
    ]),
    ...box([x - 2, y - 2, z + height], [WIDTH + 6, WIDTH + 6, 12], steel),
    ...box([middle, y - jib, z + height + 12], [3, jib * 1.36, 3], material),
    stroke(
      [
        [middle + 1, y - jib, z + height + 15],
        [middle + 1, y + 4, z + height + 44],
        [middle + 1, y + jib * 0.36, z + height + 15],
      ],
      rope,
    ),
    ...box([middle - 1, y + 2, z + height + 12], [5, 5, 32], material),
    ...box([middle - 5, y + jib * 0.24, z + height + 2], [13, 14, 12], steel),
    stroke(
      [
        [middle + 1, y - jib * 0.8, z + height + 12],
        [middle + 1, y - jib * 0.8, z + height + 12 - drop],
      ],
      rope,
    ),
    ...box([middle - 2, y - jib * 0.8 - 3, z + height + 5 - drop], [7, 7, 6], steel),
  ];
};
