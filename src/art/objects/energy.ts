import type { Face } from '../face.ts';
import { type Place, project } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { area, ellipse, freehand, leftPanel } from '../solids/flat.ts';
import { lathe } from '../solids/lathe.ts';

const { glass, paper, steel, tea } = materials;

/** A wind turbine with three blades. */
export const windTurbine = ([x, y, z]: Place, height = 120, scale = 1): Face[] => {
  const hub = project([x, y, z + height]);
  return [
    ...lathe(
      [x, y, z],
      [
        [4, 0],
        [2.4, height],
      ],
      steel,
    ),
    ...[-90, 30, 150].flatMap((turn) => [
      freehand('M2-2.6C10-4 22-3 50-.8L50 0H2Z', paper[0], { at: hub, turn, scale }),
      freehand('M2 2.6L10 3.5 50 .8V0H2Z', paper[2], { at: hub, turn, scale }),
    ]),
    ellipse(hub, 4, 4, steel[2]),
  ];
};

/** A workshop with a saw-tooth roof of glass. */
export const factory = ([x, y, z]: Place, material: Material = tea): Face[] => [
  ...box([x, y, z], [96, 60, 34], material),
  ...[0, 32, 64].flatMap((offset) => {
    const [a, b, wall] = [x + offset, x + offset + 32, y + 60];
    return [
      area(
        [
          [a, y, z + 34],
          [b, y, z + 52],
          [b, wall, z + 52],
          [a, wall, z + 34],
        ],
        material[0],
      ),
      area(
        [
          [a, wall, z + 34],
          [b, wall, z + 34],
          [b, wall, z + 52],
        ],
        material[1],
      ),
      area(
        [
          [b, y, z + 34],
          [b, wall, z + 34],
          [b, wall, z + 52],
          [b, y, z + 52],
        ],
        glass[1],
      ),
    ];
  }),
  ...[8, 25, 42, 59, 76].map((offset) => leftPanel([x + offset, y + 60, z + 10], 10, 12, material[3])),
];
