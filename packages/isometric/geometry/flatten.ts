import type { Arc, Command } from './path.ts';
import type { Point } from './projection.ts';

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
const between = (a: Point, b: Point, t: number): Point => [mix(a[0], b[0], t), mix(a[1], b[1], t)];

const quadratic = (a: Point, b: Point, c: Point, t: number): Point =>
  between(between(a, b, t), between(b, c, t), t);

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
  return steps(14).map((t) => [cx + a * Math.cos(mix(from, to, t)), cy + b * Math.sin(mix(from, to, t))]);
};

/** Turns an outline into polygons fine enough to tell what can be seen. One polygon per `M`. */
export const flatten = (commands: readonly Command[]): Point[][] => {
  const polygons: Point[][] = [];
  let polygon: Point[] = [];
  let pen: Point = [0, 0];
  for (const command of commands) {
    switch (command[0]) {
      case 'M':
        polygon = [command[1]];
        polygons.push(polygon);
        break;
      case 'L':
        polygon.push(command[1]);
        break;
      case 'Q':
        for (const t of steps(5)) polygon.push(quadratic(pen, command[1], command[2], t));
        break;
      case 'C': {
        const [, first, second, to] = command;
        for (const t of steps(8)) {
          polygon.push(between(quadratic(pen, first, second, t), quadratic(first, second, to, t), t));
        }
        break;
      }
      case 'A':
        polygon.push(...arcPoints(pen, command[1], command[2]));
        break;
      case 'Z':
        break;
    }
    pen = polygon.at(-1) ?? pen;
  }
  return polygons;
};
