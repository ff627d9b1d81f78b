import type { Face } from '../face.ts';
import { type Contour, circle, polygon } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import { facingWall, type Place } from '../geometry/projection.ts';
import { type Material, materials } from '../paint.ts';
import { box } from '../solids/box.ts';
import { levelPanel, onPlane } from '../solids/flat.ts';
import { cylinder, lathe } from '../solids/lathe.ts';
import { prism } from '../solids/prism.ts';
import { boxShadow, roundShadow } from '../solids/shadow.ts';

const { 'king-coconut': gold, ocean, steel, tea } = materials;

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
