import type { Face } from '../face.ts';
import { pairs } from '../geometry/pairs.ts';
import { type Place, project } from '../geometry/projection.ts';
import { type Material, materials, shaded } from '../paint.ts';
import { box } from '../solids/box.ts';
import { area, disc, ellipse, freehand, leftPanel } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { boxShadow, roundShadow } from '../solids/shadow.ts';

const { glass, paper, steel, tea } = materials;

const HEDGES = shaded(tea, 1, 2, 3);

/** A wind turbine with three blades, its rotor facing the viewer. */
export const windTurbine = (at: Place, height = 120, scale = 1): Face[] => {
  const [x, y, z] = at;
  const hub = project([x, y, z + height]);
  const blade = (turn: number): Face[] => [
    freehand('M2-3.4C12-5 26-3 54-1V0H2Z', paper[1], { at: hub, turn, scale }),
    freehand('M2 3.4C12 4.5 26 2 54 0V0H2Z', steel[2], { at: hub, turn, scale }),
  ];
  return [
    roundShadow(at, 4 * scale, height),
    ...cylinder(at, 9 * scale, 3, steel),
    ...lathe([x, y, z + 3], pairs(4.4 * scale, 0, 2.4 * scale, height - 3), steel),
    ...[-78, 42, 162].flatMap(blade),
    ellipse(hub, 4.4 * scale, 4.4 * scale, steel[3]),
  ];
};

/** A hill laid out in terraces of hedges, as tea grows; `radius` at its foot. */
export const teaHill = (at: Place, radius: number): Face[] => {
  const [x, y, z] = at;
  return [
    roundShadow(at, radius, 40),
    ...[0, 1, 2].flatMap((i) => {
      const [r, h] = [radius * (1 - i * 0.24), i * 15];
      return [
        ...lathe([x, y, z + h], pairs(r, 0, r, 8, r * 0.95, 13), HEDGES),
        disc([x, y, z + h + 13.1], r * 0.86, tea[0]),
      ];
    }),
  ];
};

/** A workshop with a saw-tooth roof of glass. */
export const factory = ([x, y, z]: Place, material: Material = tea): Face[] => [
  boxShadow([x, y, z], [96, 60, 44]),
  ...box([x, y, z], [96, 60, 34], material),
  ...[0, 32, 64].flatMap((offset) => {
    const [a, b, wall] = [x + offset, x + offset + 32, y + 60];
    const [eaves, ridge] = [z + 34, z + 52];
    return [
      area(
        [
          [a, y, eaves],
          [b, y, ridge],
          [b, wall, ridge],
          [a, wall, eaves],
        ],
        material[0],
      ),
      area(
        [
          [a, wall, eaves],
          [b, wall, eaves],
          [b, wall, ridge],
        ],
        material[1],
      ),
      area(
        [
          [b, y, eaves],
          [b, wall, eaves],
          [b, wall, ridge],
          [b, y, ridge],
        ],
        glass[1],
      ),
    ];
  }),
  ...[8, 25, 42, 59, 76].map((offset) => leftPanel([x + offset, y + 60, z + 10], 10, 12, material[3])),
];
