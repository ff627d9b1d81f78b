import type { Arc, Command } from './path.ts';
import type { Point } from './projection.ts';

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const between = (a: Point, b: Point, t: number): Point => [mix(a[0], b[0], t), mix(a[1], b[1], t)];

/** A point of a curve, by where it begins, its control points and where it ends. */
const along = (points: readonly Point[], t: number): Point[] =>
  points.length > 1
    ? along(
        points.slice(1).map((to, i) => between(points[i] ?? to, to, t)),
        t,
      )
    : [...points];

/** Into how many pieces a curve is cut. */
const pieces = { Q: 5, C: 8, A: 14 };
const steps = (count: number): number[] => Array.from({ length: count }, (_, i) => (i + 1) / count);

/** Points along an elliptical arc: measured by its half axes it is an arc of a circle, of radius 1 where that reaches. */
const arcPoints = ([x0, y0]: Point, { rx, ry, large, sweep }: Arc, [x1, y1]: Point): Point[] => {
  const [ax, ay, bx, by] = [x0 / rx, y0 / ry, x1 / rx, y1 / ry];
  const half = Math.hypot(bx - ax, by - ay) / 2;
  const radius = Math.max(1, half);
  const aside = half === 0 ? 0 : (Math.sqrt(radius ** 2 - half ** 2) / half) * (large === sweep ? -1 : 1);
  const [cx, cy] = [(ax + bx + aside * (ay - by)) / 2, (ay + by - aside * (ax - bx)) / 2];
  const from = Math.atan2(ay - cy, ax - cx);
  let to = Math.atan2(by - cy, bx - cx);
  if (sweep && to < from) to += 2 * Math.PI;
  if (!sweep && to > from) to -= 2 * Math.PI;
  return steps(pieces.A).map((t) => [
    rx * (cx + radius * Math.cos(mix(from, to, t))),
    ry * (cy + radius * Math.sin(mix(from, to, t))),
  ]);
};

/** Points of a path, close enough together to tell what can be seen. */
export const flatten = (commands: readonly Command[]): Point[] => {
  const found: Point[] = [];
  for (const [letter, points, arc] of commands) {
    const [pen] = found.slice(-1);
    const [to] = points;
    if (pen && to && arc) found.push(...arcPoints(pen, arc, to));
    else if (pen && (letter === 'Q' || letter === 'C'))
      found.push(...steps(pieces[letter]).flatMap((t) => along([pen, ...points], t)));
    else found.push(...points);
  }
  return found;
};
