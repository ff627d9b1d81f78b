import type { Point } from './geometry/projection.ts';
import { toGrains, type View } from './picture.ts';

export type Sea = {
  /** Middle of the depth lines and half axes of the innermost, in picture units. */
  readonly centre: Point;
  readonly reach: Point;
  readonly lines: number;
  /** Distance between lines, in picture units. */
  readonly step: number;
  /** Changes the shape of the shore. */
  readonly seed: number;
  readonly colour?: string | undefined;
};

const CORNERS = 12;

/** A closed wavering curve round the origin as relative path text in whole units. */
const shoreText = ([a, b]: Point, seed: number): string => {
  const points = Array.from({ length: CORNERS }, (_, i): Point => {
    const t = (i / CORNERS) * 2 * Math.PI;
    const waver =
      1 + 0.055 * Math.sin(3 * t + seed) + 0.04 * Math.sin(5 * t + seed * 2) + 0.03 * Math.cos(2 * t + seed);
    return [a * waver * Math.cos(t), b * waver * Math.sin(t)];
  });
  const at = (i: number): Point => points.at(i % CORNERS) ?? [0, 0];
  let pen: Point = [Math.round(at(0)[0]), Math.round(at(0)[1])];
  let text = `M${pen[0]} ${pen[1]}`;
  for (let i = 0; i < CORNERS; i++) {
    const [before, from, to, after] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const [px, py] = pen;
    const step = ([x, y]: Point): Point => [Math.round(x) - px, Math.round(y) - py];
    const first = step([from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6]);
    const second = step([to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6]);
    text += `c${[...first, ...second, ...step(to)].join(' ').replaceAll(' -', '-')}`;
    pen = [Math.round(to[0]), Math.round(to[1])];
  }
  return `${text}z`;
};

/** Depth lines as on a chart: one closed shore, copied outwards. SVG text in grains of the view. */
export const depthLines = (
  { centre, reach, lines, step, seed, colour = '#7fd0f2' }: Sea,
  view: View,
  grain: number,
): string => {
  const [x, y] = toGrains(view, grain, centre);
  const unit = grain / view.scale;
  const shore = shoreText([reach[0] * unit, reach[1] * unit], seed);
  const copies = Array.from({ length: lines - 1 }, (_, i) => {
    const n = i + 1;
    const across = (1 + (n * step * 1.4) / reach[0]).toFixed(2);
    const down = (1 + (n * step * 0.82) / reach[1]).toFixed(2);
    return `<use href="#s" transform="rotate(${+(n * 1.1).toFixed(1)})scale(${across} ${down})"/>`;
  });
  return (
    `<g transform="translate(${x} ${y})" fill="none" stroke="${colour}" stroke-width="1.2" stroke-opacity=".2">` +
    `<path id="s" vector-effect="non-scaling-stroke" d="${shore}"/>` +
    `<use href="#s" stroke-opacity=".4"/>${copies.join('')}</g>`
  );
};
