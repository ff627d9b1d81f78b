import { contourCommands } from './geometry/contour.ts';
import { setText } from './geometry/glyphs.ts';
import type { Point } from './geometry/projection.ts';
import { pathText } from './pack/serialise.ts';

/** A line of heavy text as one path: baseline from `at`, size in units of the drawing. SVG text. */
export const textPath = (
  text: string,
  [x, y]: Point,
  size: number,
  colour: string,
  tracking: number,
): string => {
  const glyphs = setText(text, size, 'heavy', tracking).map(({ u, contours }) => ({
    commands: contours.flatMap((contour) => contourCommands(contour, ([a, b]) => [x + u + a, y - b])),
  }));
  return `<path fill="${colour}" d="${pathText(glyphs, 1)}"/>`;
};
