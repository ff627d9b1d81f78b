import { type Contour, polygon } from '../geometry/contour.ts';
import { pairs } from '../geometry/pairs.ts';
import type { Point } from '../geometry/projection.ts';

/** A needle as a slim diamond, turned to an angle. */
export const needle = (length: number, tail: number, half: number, angle: number): Contour => {
  const at = (radius: number, turn: number): Point => [
    Math.cos(angle + turn) * radius,
    Math.sin(angle + turn) * radius,
  ];
  return polygon([at(length, 0), at(half, Math.PI / 2), at(-tail, 0), at(half, -Math.PI / 2)]);
};

/** Scale marks from one angle to another (radians) as open lines; every so many, one reaches to the second of the radii. */
export const scaleMarks = (
  count: number,
  [from, to]: Point,
  outer: number,
  [inner, innerLong]: Point,
  every = 5,
): { readonly long: boolean; readonly mark: Contour }[] =>
  Array.from({ length: count }, (_, i) => {
    const angle = from + ((to - from) * i) / (count - 1);
    const long = i % every === 0;
    const end = long ? innerLong : inner;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return { long, mark: polygon(pairs(c * outer, s * outer, c * end, s * end)) };
  });
