import { type Contour, circle, polygon, rectangle } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import { type Point, rightWall } from '../geometry/projection.ts';
import { materials } from '../paint.ts';
import { onPlane } from '../solids/flat.ts';
import { prism } from '../solids/prism.ts';
import { boxShadow } from '../solids/shadow.ts';
import { kind, number } from './kind.ts';

const { cinnamon, 'king-coconut': gold, ocean, paper, steel } = materials;

/** The scalloped edge of a rosette. */
const rosette = (outer: number, inner: number, [u, v]: Point): Contour =>
  polygon(
    Array.from({ length: 32 }, (_, i): Point => {
      const [angle, radius] = [(-i / 32) * 2 * Math.PI, i % 2 ? inner : outer];
      return [u + Math.cos(angle) * radius, v + Math.sin(angle) * radius];
    }),
  );

const tick = ([u, v]: Point): Contour =>
  polygon(
    pairs(u - 6, v, u - 4.4, v + 1.8, u - 2, v - 0.8, u + 4.6, v + 6.6, u + 6.4, v + 4.8, u - 2, v - 4.6),
  );

/** A framed sheet with a rosette: the mark of no body, and nothing to read. */
export const certificate = kind({ width: number }, ({ width }, [x, y, z]) => {
  const [height, half] = [width * 1.3, width / 2];
  const plane = rightWall([x, y, z]);
  const seal: Point = [half, 28];
  const bar = (v: number, reach: number, thick: number) => rectangle(half - reach, v, 2 * reach, thick);
  const inner = pairs(8.4, 8.4, width - 8.4, 8.4, width - 8.4, height - 8.4, 8.4, height - 8.4);
  const ribbon = (a: number, b: number) =>
    polygon(pairs(half + a, -6, half + a + 2, 16, half + b + 1, 16, half + b, -6, half + (a + b) / 2, -1));
  return [
    boxShadow([x, y - width, z], [5, width, height * 0.4]),
    ...prism([rectangle(0, 0, width, height)], plane, 5, steel, { front: paper[0] }),
    onPlane([rectangle(6, 6, width - 12, height - 12), polygon(inner)], plane, gold[1], 5.2),
    onPlane([bar(height - 30, width * 0.27, 7)], plane, ocean[2], 5.2),
    onPlane([bar(height - 44, width * 0.18, 2.4)], plane, steel[2], 5.2),
    onPlane(
      [0.31, 0.26, 0.3].map((part, i) => bar(height - 54 - i * 7, width * part, 2.4)),
      plane,
      steel[1],
      5.2,
    ),
    onPlane([ribbon(-13, -4), ribbon(4, 13)], plane, cinnamon[1], 5.2),
    ...prism([rosette(18, 15.4, seal)], (u, v, w) => plane(u, v, w + 5.2), 3, gold, { front: gold[1] }),
    onPlane([circle(11.5, seal)], plane, gold[0], 8.4),
    onPlane([tick(seal)], plane, ocean[3], 8.6),
  ];
});
