import type { Face } from '../face.ts';
import { type Contour, circle, polygon, sector } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import { facingWall, type Place } from '../geometry/projection.ts';
import { lines, type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { disc, levelPanel, onPlane, stroke, strokeOnPlane } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';
import { roundShadow } from '../solids/shadow.ts';

const { cinnamon, 'king-coconut': gold, 'nil-manel': violet, paper, steel } = materials;

const TURN = Math.SQRT1_2;
const ARM = 65;

const BEAM: Contour = {
  from: [-68, 119],
  edges: [
    { to: [-68, 123] },
    { via: [-30, 126], to: [-7, 136] },
    { to: [7, 136] },
    { via: [30, 126], to: [68, 123] },
    { to: [68, 119] },
    { via: [30, 117], to: [0, 109] },
    { via: [-30, 117], to: [-68, 119] },
  ],
};

const marks = Array.from({ length: 9 }, (_, i) => {
  const angle = 2.38 - i * 0.205;
  const end = i % 4 ? 27 : 25.4;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return polygon(pairs(c * 30, 62 + s * 30, c * end, 62 + s * end));
});

/** One pan, hung by three chains from the end of the beam, with its load. */
const pan = ([x, y, z]: Place, load: (at: Place) => Face[]): Face[] => {
  const chain = (dx: number, dy: number): Face =>
    stroke(
      [
        [x, y, z + 121],
        [x + dx, y + dy, z + 50],
      ],
      lines.chain,
    );
  return [
    roundShadow([x, y, z], 20, 4),
    ...[-21, 21].map((reach) => chain(reach * TURN, -reach * TURN)),
    ...lathe([x, y, z], pairs(5, 37, 17, 40, 25, 50), steel, { smooth: true }),
    disc([x, y, z + 49], 21.5, steel[2]),
    chain(14, 14),
    ...load([x, y, z + 47]),
  ];
};

const parcelLoad = ([x, y, z]: Place): Face[] => [
  ...box([x - 12, y - 12, z], [24, 24, 15], gold),
  levelPanel([x - 3, y - 12, z + 15.1], 6, 24, paper[0]),
];

const weightLoad = (at: Place): Face[] => [
  ...cylinder(at, 12, 17, gold),
  ...lathe(at, pairs(4, 17, 3.2, 19, 3.2, 21), gold, { open: true }),
  ...lathe(at, pairs(4, 21, 7, 23, 6.4, 26), gold, { smooth: true }),
];

/** A level beam balance. It faces the viewer: a beam along an axis of the drawing never looks level. */
export const balance = (at: Place, material: Material = violet): Face[] => {
  const [x, y, z] = at;
  const plane = facingWall(at);
  const hung = (u: number): Place => [x + u * TURN, y - u * TURN, z];
  return [
    roundShadow(at, 40, 20),
    ...lathe(at, pairs(40, 0, 40, 6), steel),
    ...lathe(at, pairs(30, 6, 29, 12, 12, 17, 6.4, 27, 5, 60, 4.6, 112), material, { smooth: true }),
    ...cylinder([x, y, z + 110], 8, 5, gold),
    ...prism([sector(31, 24, 2.44, 0.7)], (u, v, w) => plane(u, v + 62, w), 2, steel, { front: paper[0] }),
    strokeOnPlane(marks, plane, lines.scale, 2.2),
    onPlane([polygon(pairs(-1.8, 114, 1.8, 114, 0, 82))], plane, cinnamon[1], 4),
    ...prism([BEAM], (u, v, w) => plane(u, v, w - 3), 8, material),
    onPlane([circle(6, [0, 123])], plane, gold[0], 6),
    onPlane([circle(3.4, [-ARM, 121]), circle(3.4, [ARM, 121])], plane, gold[1], 6),
    ...lathe(at, pairs(3, 136, 1, 150), gold),
    ...pan(hung(-ARM), parcelLoad),
    ...pan(hung(ARM), weightLoad),
  ];
};
