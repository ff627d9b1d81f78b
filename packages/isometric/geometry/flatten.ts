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

/** Points along an elliptical arc, by the centre form of the SVG specification. */
const arcPoints = ([x0, y0]: Point, { rx, ry, large, sweep }: Arc, [x1, y1]: Point): Point[] => {
  const dx = (x0 - x1) / 2;
  const dy = (y0 - y1) / 2;
  const length = (dx / rx) ** 2 + (dy / ry) ** 2;
  const grow = Math.sqrt(Math.max(1, length));
  const [a, b] = [rx * grow, ry * grow];
  const reach = Math.min(1, length);
  const q = reach === 0 ? 0 : Math.sqrt((1 - reach) / reach) * (large === sweep ? -1 : 1);
  const ax = (q * a * dy) / b;
  const ay = (-q * b * dx) / a;
  const cx = ax + (x0 + x1) / 2;
  const cy = ay + (y0 + y1) / 2;
  const from = Math.atan2((y0 - cy) / b, (x0 - cx) / a);
  let to = Math.atan2((y1 - cy) / b, (x1 - cx) / a);
  if (sweep && to < from) to += 2 * Math.PI;
  if (!sweep && to > from) to -= 2 * Math.PI;
  return steps(pieces.A).map((t) => [
    cx + a * Math.cos(mix(from, to, t)),
    cy + b * Math.sin(mix(from, to, t)),
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
