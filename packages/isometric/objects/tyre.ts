import { type Contour, circle, hole, polygon } from '../geometry/contour.ts';
import { type Point, rightWall } from '../geometry/projection.ts';
import { materials } from '../paint.ts';
import { onPlane } from '../solids/flat.ts';
import { prism } from '../solids/prism.ts';
import { boxShadow } from '../solids/shadow.ts';
import { kind, number } from './kind.ts';

const { 'king-coconut': gold, steel } = materials;

const TEETH = 18;

const tread = (radius: number): Contour => {
  const step = (2 * Math.PI) / TEETH;
  const corners = [
    [0, radius],
    [0.6, radius],
    [0.6, radius - 3],
    [1, radius - 3],
  ] as const;
  return polygon(
    Array.from({ length: TEETH }, (_, i) =>
      corners.map(([part, r]): Point => {
        const angle = -(i + part) * step;
        return [Math.cos(angle) * r, Math.sin(angle) * r];
      }),
    ).flat(),
  );
};

const spoke = (radius: number, i: number): Contour => {
  const angle = (i / 5) * 2 * Math.PI + 0.3;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const at = (along: number, across: number): Point => [c * along - s * across, s * along + c * across];
  return polygon([at(0, 4.4), at(radius * 0.5, 3.5), at(radius * 0.5, -3.5), at(0, -4.4)]);
};

/** A tyre standing on its tread, rim towards the lower right. */
export const tyre = kind({ radius: number, width: number }, ({ radius, width }, [x, y, z]) => {
  const plane = rightWall([x, y, z + radius]);
  return [
    boxShadow([x, y - radius * 0.6, z], [width, radius * 1.1, radius]),
    ...prism([tread(radius)], plane, width, steel, {
      front: steel[2],
      sides: [steel[2], steel[2], steel[3], steel[3]],
    }),
    onPlane([circle(radius * 0.87), hole(radius * 0.81)], plane, steel[1], width),
    onPlane([circle(radius * 0.57)], plane, steel[3], width),
    onPlane([circle(radius * 0.57), hole(radius * 0.47)], plane, steel[0], width),
    onPlane(
      [0, 1, 2, 3, 4].map((i) => spoke(radius, i)),
      plane,
      steel[0],
      width,
    ),
    onPlane([circle(radius * 0.17)], plane, gold[0], width + 0.5),
  ];
});
