import type { Face } from '../face.ts';
import { type Contour, circle, polygon, rectangle } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import { facingWall, type Place, rightWall } from '../geometry/projection.ts';
import { line, type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { levelPanel, onPlane, strokeOnPlane } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';
import { boxShadow, roundShadow } from '../solids/shadow.ts';

const { cinnamon, 'king-coconut': gold, ocean, paper, steel, tea } = materials;

/** Drawing dividers stepping along a ruler. */
export const dividers = ([x, y, z]: Place): Face[] => {
  const plane = facingWall([x, y, z]);
  const leg = (side: 1 | -1): Contour => {
    const corners = pairs(-2.5, 112, 6.5, 112, 38, 8, 35, 0, 31, 8);
    const points = corners.map(([u, v]) => [u * side, v] as const);
    return polygon(side === 1 ? points : points.toReversed());
  };
  const ruler: Place = [x - 92, y + 2, z];
  return [
    boxShadow(ruler, [150, 30, 6]),
    ...box(ruler, [150, 30, 4], gold),
    ...Array.from({ length: 24 }, (_, i) =>
      levelPanel(
        [ruler[0] + 6 + i * 6, ruler[1] + 30 - (i % 5 ? 7 : 13), z + 4],
        1.2,
        i % 5 ? 7 : 13,
        ocean[3],
      ),
    ),
    ...prism([leg(-1)], plane, 6, steel),
    ...prism([leg(1)], (u, v, w) => plane(u, v, w + 2), 6, steel),
    ...prism([circle(11, [0, 114])], plane, 12, ocean, { front: ocean[1] }),
    onPlane([circle(5, [0, 114])], plane, gold[0], 12),
    ...lathe([x + 4, y + 4, z + 122], pairs(3.4, 0, 3.4, 16, 2.4, 18), ocean),
  ];
};

/** A telescope on its tripod, raised towards the horizon at the upper right. */
export const telescope = ([x, y, z]: Place): Face[] => {
  const wall = facingWall([x, y, z]);
  const tube = (from: number, to: number, half: number): Contour => {
    const [c, s] = [Math.cos(0.42), Math.sin(0.42)];
    const at = (along: number, across: number) =>
      [along * c - across * s, 96 + along * s + across * c] as const;
    return polygon([at(from, -half), at(from, half), at(to, half), at(to, -half)]);
  };
  const leg = (u: number): Face[] =>
    prism([polygon(pairs(-3, 92, 3, 92, u + 3, 0, u - 3, 0))], wall, 4, cinnamon);
  return [
    roundShadow([x, y, z], 30, 30),
    ...leg(-34),
    ...leg(34),
    ...prism([polygon(pairs(-3, 92, 3, 92, 2, -12, -2, -12))], (u, v, w) => wall(u, v, w + 6), 4, cinnamon),
    ...prism([circle(9, [0, 94])], wall, 14, steel),
    ...prism([tube(-54, -34, 9)], wall, 14, gold),
    ...prism([tube(-34, 26, 12)], wall, 14, ocean),
    ...prism([tube(26, 34, 15)], wall, 14, gold),
    ...prism([tube(34, 72, 15)], wall, 14, ocean),
    ...prism([tube(72, 78, 17)], wall, 14, gold),
  ];
};

/** A signpost with three arms. */
export const signpost = (at: Place): Face[] => {
  const [x, y, z] = at;
  const arm = (v: number, direction: 1 | -1, material: Material): Face[] => {
    const shape = pairs(-12, v, -12, v + 22, 54, v + 22, 66, v + 11, 54, v).map(
      ([u, h]) => [u * direction, h] as const,
    );
    const plane = facingWall([x, y, z]);
    return prism(
      [polygon(direction === 1 ? shape : shape.toReversed())],
      (u, h, w) => plane(u, h, w + 4),
      6,
      material,
    );
  };
  return [
    roundShadow(at, 6, 110),
    ...cylinder(at, 18, 5, steel),
    ...cylinder(at, 5, 136, steel),
    ...arm(96, 1, ocean),
    ...arm(66, -1, gold),
    ...arm(36, 1, tea),
    ...lathe([x, y, z + 136], pairs(5, 0, 0.6, 7), steel),
  ];
};

/** A plug lying before its socket: no connection. */
export const unplugged = ([x, y, z]: Place): Face[] => {
  const wall = rightWall([x, y, z]);
  const cable = line(ocean[2].colour, 5);
  return [
    boxShadow([x, y - 96, z], [10, 96, 96]),
    ...prism([rectangle(0, 0, 96, 96)], wall, 10, paper, { front: paper[0] }),
    ...prism([rectangle(18, 18, 60, 60)], wall, 13, steel, { front: steel[0] }),
    onPlane([circle(6, [36, 44]), circle(6, [60, 44]), circle(6, [48, 62])], wall, steel[3], 13),
    boxShadow([x + 74, y - 28, z], [44, 26, 20]),
    strokeOnPlane(
      [
        {
          from: [0, 0],
          edges: [
            { via: [40, 0], to: [44, 26] },
            { via: [50, 60], to: [96, 54] },
          ],
        },
      ],
      (u, v) => [x + 116 + u * 0.7, y - 15 + v, z + 8],
      cable,
    ),
    ...[10, 20].flatMap((offset) => box([x + 58, y - 26 + offset, z + 8], [18, 3, 4], gold)),
    ...box([x + 74, y - 28, z], [44, 26, 20], ocean),
  ];
};
