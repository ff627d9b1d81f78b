import { type Command, smoothThrough } from './geometry/path.ts';
import type { Point } from './geometry/projection.ts';
import { pathText } from './pack/serialise.ts';
import { toGrains, type View } from './picture.ts';

/** Middle and half axes of the innermost depth line, in picture units. */
export type Shore = { readonly centre: Point; readonly reach: Point };

const CORNERS = 12;
/** Distance between lines, in picture units. */
const STEP = 62;

/** A closed wavering curve round the origin: it runs over its beginning, so that it passes through that smoothly too. */
const shore = ([a, b]: Point): Command[] => {
  const [start = [0, 0], ...points] = Array.from({ length: CORNERS + 3 }, (_, i): Point => {
    const t = ((i - 1) / CORNERS) * 2 * Math.PI;
    const waver = 1 + 0.055 * Math.sin(3 * t + 3) + 0.04 * Math.sin(5 * t + 6) + 0.03 * Math.cos(2 * t + 3);
    return [a * waver * Math.cos(t), b * waver * Math.sin(t)];
  });
  return [['M', points.slice(0, 1)], ...smoothThrough([start, ...points]).slice(1, -1), ['Z', []]];
};

/** Depth lines as on a chart: one closed shore, copied outwards. SVG text in grains of the view. */
export const depthLines = (
  { centre, reach }: Shore,
  { lines, colour }: { readonly lines: number; readonly colour: string },
  view: View,
  grain: number,
): string => {
  const [x, y] = toGrains(view, grain, centre);
  const unit = grain / view.scale;
  const commands = shore([reach[0] * unit, reach[1] * unit]);
  const copies = Array.from({ length: lines - 1 }, (_, i) => {
    const n = i + 1;
    const across = (1 + (n * STEP * 1.4) / reach[0]).toFixed(2);
    const down = (1 + (n * STEP * 0.82) / reach[1]).toFixed(2);
    return `<use href="#s" transform="rotate(${+(n * 1.1).toFixed(1)})scale(${across} ${down})"/>`;
  });
  return (
    `<g transform="translate(${x} ${y})" fill="none" stroke="${colour}" stroke-width="1.2" stroke-opacity=".2">` +
    `<path id="s" vector-effect="non-scaling-stroke" d="${pathText([{ commands }], 1)}"/>` +
    `<use href="#s" stroke-opacity=".4"/>${copies.join('')}</g>`
  );
};
