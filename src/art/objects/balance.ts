import type { Face } from '../face.ts';
import { circle, polygon, sector } from '../geometry/contour.ts';
import { facingWall, type Place } from '../geometry/projection.ts';
import { lines, type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { disc, levelPanel, onPlane, stroke, strokeOnPlane } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';

const { cinnamon, 'king-coconut': gold, 'nil-manel': violet, paper, steel } = materials;

const TURN = Math.SQRT1_2;

/** One pan, hung by three chains from the end of the beam, with its load. */
const pan = ([x, y, z]: Place, load: (at: Place) => Face[]): Face[] => {
  const hook: Place = [x, y, z + 121];
  const chain = (dx: number, dy: number): Face => stroke([hook, [x + dx, y + dy, z + 50]], lines.chain);
  return [
    ...[-21, 21].map((reach) => chain(reach * TURN, -reach * TURN)),
    ...lathe(
      [x, y, z],
      [
        [5, 37],
        [17, 40],
        [25, 50],
      ],
      steel,
      { smooth: true },
    ),
    disc([x, y, z + 49], 21.5, steel[2]),
    chain(14, 14),
    ...load([x, y, z + 47]),
  ];
};

/** A level beam balance. It faces the viewer: a beam along an axis of the drawing never looks level. */
export const balance = ([x, y, z]: Place, material: Material = violet): Face[] => {
  const plane = facingWall([x, y, z]);
  const hung = (u: number): Place => [x + u * TURN, y - u * TURN, z];
  const marks = Array.from({ length: 9 }, (_, i) => {
    const angle = 2.38 - i * 0.205;
    const at = (radius: number) => [Math.cos(angle) * radius, 62 + Math.sin(angle) * radius] as const;
    return polygon([at(30), at(i % 4 ? 27 : 25.4)]);
  });
  const beam = {
    from: [-68, 119] as const,
    edges: [
      { to: [-68, 123] as const },
      { via: [-30, 126] as const, to: [-7, 136] as const },
      { to: [7, 136] as const },
      { via: [30, 126] as const, to: [68, 123] as const },
      { to: [68, 119] as const },
      { via: [30, 117] as const, to: [0, 109] as const },
      { via: [-30, 117] as const, to: [-68, 119] as const },
    ],
  };
  const scale = sector(31, 24, 2.44, 0.7);
  return [
    ...lathe(
      [x, y, z],
      [
        [40, 0],
        [40, 6],
      ],
      steel,
    ),
    ...lathe(
      [x, y, z],
      [
        [30, 6],
        [29, 12],
        [12, 17],
        [6.4, 27],
        [5, 60],
        [4.6, 112],
      ],
      material,
      { smooth: true },
    ),
    ...cylinder([x, y, z + 110], 8, 5, gold),
    ...prism([scale], (u, v, w) => plane(u, v + 62, w), 2, steel, { front: paper[0] }),
    strokeOnPlane(marks, plane, lines.scale, 2.2),
    onPlane(
      [
        polygon([
          [-1.8, 114],
          [1.8, 114],
          [0, 82],
        ]),
      ],
      plane,
      cinnamon[1],
      4,
    ),
    ...prism([beam], (u, v, w) => plane(u, v, w - 3), 8, material),
    onPlane([circle(6, [0, 123])], plane, gold[0], 6),
    onPlane([circle(3.4, [-65, 121]), circle(3.4, [65, 121])], plane, gold[1], 6),
    ...lathe(
      [x, y, z],
      [
        [3, 136],
        [1, 150],
      ],
      gold,
    ),
    ...pan(hung(-65), ([a, b, h]) => [
      ...box([a - 12, b - 12, h], [24, 24, 15], gold),
      levelPanel([a - 3, b - 12, h + 15.1], 6, 24, paper[0]),
    ]),
    ...pan(hung(65), ([a, b, h]) => [
      ...cylinder([a, b, h], 12, 17, gold),
      ...lathe(
        [a, b, h],
        [
          [4, 17],
          [3.2, 19],
          [3.2, 21],
        ],
        gold,
        { open: true },
      ),
      ...lathe(
        [a, b, h],
        [
          [4, 21],
          [7, 23],
          [6.4, 26],
        ],
        gold,
        { smooth: true },
      ),
    ]),
  ];
};
