import { closed } from './geometry/contour.ts';
import { type Cut, setText } from './geometry/glyphs.ts';
import type { Command } from './geometry/path.ts';
import type { Point } from './geometry/projection.ts';
import { pathText } from './pack/serialise.ts';

/** The letters of a line: baseline from a point of the sheet, size in units of the drawing. */
export const letters = (text: string, [x, y]: Point, size: number, cut: Cut, tracking: number) =>
  setText(text, size, cut, tracking).map(({ u, contours }): { commands: Command[] } => ({
    commands: closed(contours, ([a, b]) => [x + u + a, y - b]),
  }));

/** A line of heavy text as one path. SVG text. */
export const textPath = (text: string, at: Point, size: number, colour: string, tracking: number): string =>
  `<path fill="${colour}" d="${pathText(letters(text, at, size, 'heavy', tracking), 1)}"/>`;
