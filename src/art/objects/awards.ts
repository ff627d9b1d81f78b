import type { Face } from '../face.ts';
import { circle, polygon, rectangle } from '../geometry/contour.ts';
import { type Place, type Point, rightWall } from '../geometry/projection.ts';
import { materials } from '../paint.ts';
import { onPlane } from '../solids/flat.ts';
import { prism } from '../solids/prism.ts';

const { cinnamon, 'king-coconut': gold, ocean, paper, steel } = materials;

/** A framed sheet with a rosette: the mark of no body, and nothing to read. */
export const certificate = ([x, y, z]: Place, width = 92): Face[] => {
  const height = width * 1.3;
  const plane = rightWall([x, y, z]);
  const half = width / 2;
  const bar = (v: number, reach: number, thick: number) => rectangle(half - reach, v, 2 * reach, thick);
  const frame = [
    rectangle(6, 6, width - 12, height - 12),
    polygon([
      [8.4, 8.4],
      [width - 8.4, 8.4],
      [width - 8.4, height - 8.4],
      [8.4, height - 8.4],
    ]),
  ];
  const ribbon = (a: number, b: number) =>
    polygon([
      [half + a, -6],
      [half + a + 2, 16],
      [half + b + 1, 16],
      [half + b, -6],
      [half + (a + b) / 2, -1],
    ]);
  const petals = Array.from({ length: 31 }, (_, i): Point => {
    const [angle, radius] = [(-(i + 1) / 32) * 2 * Math.PI, i % 2 ? 18 : 15.4];
    return [half + Math.cos(angle) * radius, 28 + Math.sin(angle) * radius];
  });
  const tick: readonly [Point, ...Point[]] = [
    [-6, 0],
    [-4.4, 1.8],
    [-2, -0.8],
    [4.6, 6.6],
    [6.4, 4.8],
    [-2, -4.6],
  ];
  const [first, ...rest] = tick.map(([u, v]): Point => [half + u, 28 + v]);
  return [
    ...prism([rectangle(0, 0, width, height)], plane, 5, steel, { front: paper[0] }),
    onPlane(frame, plane, gold[1], 5.2),
    onPlane([bar(height - 30, width * 0.27, 7)], plane, ocean[2], 5.2),
    onPlane([bar(height - 44, width * 0.18, 2.4)], plane, steel[2], 5.2),
    onPlane(
      [
        bar(height - 54, width * 0.31, 2.4),
        bar(height - 61, width * 0.26, 2.4),
        bar(height - 68, width * 0.3, 2.4),
      ],
      plane,
      steel[1],
      5.2,
    ),
    onPlane([ribbon(-13, -4), ribbon(4, 13)], plane, cinnamon[1], 5.2),
    ...prism([polygon([[half + 18, 28], ...petals])], (u, v, w) => plane(u, v, w + 5.2), 3, gold, {
      front: gold[1],
    }),
    onPlane([circle(11.5, [half, 28])], plane, gold[0], 8.4),
    onPlane([polygon([first ?? [half, 28], ...rest])], plane, ocean[3], 8.6),
  ];
};
