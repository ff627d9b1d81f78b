import { type Command, mapCommands, stops } from './path.ts';
import { type Point, pairs } from './projection.ts';

/**
 * An outline on a plane, v upwards: of one M, then L and Q, the letter Z left out. Solid lies to the right of the direction
 * of travel.
 */
export type Contour = readonly Command[];

/** A contour with straight sides. */
export const polygon = (points: readonly Point[]): Command[] =>
  points.map((point, i) => [i ? 'L' : 'M', [point]]);

export const rectangle = (u: number, v: number, width: number, height: number): Contour =>
  polygon(pairs(u, v, u, v + height, u + width, v + height, u + width, v));

/** A circle as curves, an eighth of its turn each. */
export const circle = (radius: number, [x, y]: Point, turn = -2 * Math.PI): Contour => {
  const at = (r: number, eighths: number): Point => [
    x + r * Math.cos((turn * eighths) / 8),
    y + r * Math.sin((turn * eighths) / 8),
  ];
  const outer = radius / Math.cos(turn / 16);
  const curves = Array.from({ length: 8 }, (_, i): Command => ['Q', [at(outer, i + 0.5), at(radius, i + 1)]]);
  return [['M', [at(radius, 0)]], ...curves];
};

/** A round hole: a circle, travelled the other way. */
export const hole = (radius: number, centre: Point): Contour => circle(radius, centre, 2 * Math.PI);

/** Open outlines one after the other, each joined to the next by a straight side. */
export const join = (...pieces: readonly Contour[]): Command[] =>
  pieces.flat().map(([letter, points], i) => [i > 0 && letter === 'M' ? 'L' : letter, points]);

/** An open outline, travelled the other way. */
export const reversed = (contour: Contour): Contour => {
  const places = stops(contour);
  const steps = contour.slice(1).map(([letter, points], i): Command => {
    return [letter, [...points.slice(0, -1).toReversed(), ...places.slice(i, i + 1)]];
  });
  return [['M', places.slice(-1)], ...steps.toReversed()];
};

/** Contours as the path of one area, each point sent through `map`. */
export const closed = (contours: readonly Contour[], map: (point: Point) => Point): Command[] =>
  contours.flatMap((contour) => [...mapCommands(contour, map), ['Z', []]]);

/** The outlines of path text without cubic curves and arcs. */
export const contoursOf = (commands: readonly Command[]): Contour[] => {
  const contours: Command[][] = [];
  for (const command of commands) {
    if (command[0] === 'M') contours.push([]);
    if (command[0] !== 'Z') contours.at(-1)?.push(command);
  }
  return contours;
};
