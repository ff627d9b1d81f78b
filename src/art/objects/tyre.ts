import type { Face } from '../face.ts';
import { circle, hole, polygon } from '../geometry/contour.ts';
import { type Place, type Point, rightWall } from '../geometry/projection.ts';
import { materials, shaded } from '../paint.ts';
import { onPlane } from '../solids/flat.ts';
import { prism } from '../solids/prism.ts';

const { 'king-coconut': gold, steel } = materials;

const TEETH = 18;

/** A tyre standing on its tread, rim towards the lower right. */
export const tyre = ([x, y, z]: Place, radius = 46, width = 30): Face[] => {
  const plane = rightWall([x, y, z + radius]);
  const step = (2 * Math.PI) / TEETH;
  const tread = Array.from({ length: TEETH }, (_, i) =>
    [
      [0, radius],
      [0.6, radius],
      [0.6, radius - 3],
      [1, radius - 3],
    ].map(([part = 0, r = 0]): Point => {
      const angle = -(i + part) * step;
      return [Math.cos(angle) * r, Math.sin(angle) * r];
    }),
  ).flat();
  const spokes = [0, 1, 2, 3, 4].map((i) => {
    const angle = (i / 5) * 2 * Math.PI + 0.3;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const at = (along: number, across: number): Point => [c * along - s * across, s * along + c * across];
    return polygon([at(0, 4.4), at(radius * 0.5, 3.5), at(radius * 0.5, -3.5), at(0, -4.4)]);
  });
  return [
    ...prism([polygon([[radius, 0], ...tread.slice(1)])], plane, width, steel, {
      front: steel[2],
      sides: [steel[2], steel[2], steel[3], steel[3]],
    }),
    onPlane([circle(radius * 0.87), hole(radius * 0.81)], plane, steel[1], width),
    onPlane([circle(radius * 0.57)], plane, shaded(steel, 0, 1, 2)[3], width),
    onPlane([circle(radius * 0.57), hole(radius * 0.47)], plane, steel[0], width),
    onPlane(spokes, plane, steel[0], width),
    onPlane([circle(radius * 0.17)], plane, gold[0], width + 0.5),
  ];
};
