import type { Face } from '../face.ts';
import { type Contour, closed, polygon } from '../geometry/contour.ts';
import { mapCommands, parsePath } from '../geometry/path.ts';
import { ACROSS, DOWN, moved, type Place, type Plane, type Point, project } from '../geometry/projection.ts';
import { type Material, type Paint, shadow } from '../paint.ts';

/** A flat area with straight sides anywhere in the world. */
export const area = (places: readonly Place[], paint: Paint): Face => ({
  paint,
  commands: closed([polygon(places.map(project))], (point) => point),
});

/** An open line through places. */
export const stroke = (places: readonly Place[], paint: Paint): Face => ({
  paint,
  commands: polygon(places.map(project)),
});

/** A panel from a corner, along two axes. */
const panel = (at: Place, along: Place, up: Place, paint: Paint): Face =>
  area([at, moved(at, along), moved(moved(at, along), up), moved(at, up)], paint);

/** An upright panel on the lower-left side: `at` is its left lower corner. */
export const leftPanel = (at: Place, width: number, height: number, paint: Paint): Face =>
  panel(at, [width, 0, 0], [0, 0, height], paint);

/** An upright panel on the lower-right side: `at` is its far lower corner. */
export const rightPanel = (at: Place, depth: number, height: number, paint: Paint): Face =>
  panel(moved(at, [0, depth, 0]), [0, -depth, 0], [0, 0, height], paint);

/** A level panel: `at` is its far corner. */
export const levelPanel = (at: Place, width: number, depth: number, paint: Paint): Face =>
  panel(at, [width, 0, 0], [0, depth, 0], paint);

export type Size = readonly [width: number, depth: number, height: number];

/** A box standing at its far lower corner; only the three sides that face the viewer. */
export const box = ([x, y, z]: Place, [width, depth, height]: Size, [lit, left, right]: Material): Face[] => [
  leftPanel([x, y + depth, z], width, height, left),
  rightPanel([x + width, y, z], depth, height, right),
  levelPanel([x, y, z + height], width, depth, lit),
];

/** Contours laid on a plane as one area, `lift` in front of it. Holes run against the outer contour. */
export const onPlane = (contours: readonly Contour[], plane: Plane, paint: Paint, lift = 0): Face => ({
  paint,
  commands: closed(contours, ([u, v]) => project(plane(u, v, lift))),
});

/** A line along an open contour on a plane. */
export const strokeOnPlane = (contours: readonly Contour[], plane: Plane, paint: Paint, lift = 0): Face => ({
  paint,
  commands: onPlane(contours, plane, paint, lift).commands.filter(([letter]) => letter !== 'Z'),
});

/** A level disc, as the ellipse that it is on the sheet. */
export const disc = (at: Place, radius: number, paint: Paint): Face => {
  const [X, Y] = project(at);
  const arc = { rx: radius * ACROSS, ry: radius * DOWN, large: 1, sweep: 1 };
  return {
    paint,
    commands: [
      ['M', [[X - arc.rx, Y]]],
      ['A', [[X + arc.rx, Y]], arc],
      ['A', [[X - arc.rx, Y]], arc],
      ['Z', []],
    ],
  };
};

/**
 * Freehand path text on the sheet, for what grows or is worn rather than made: turned (degrees), then moved to `at`.
 */
export const freehand = (text: string, paint: Paint, at: Point, turn: number): Face => {
  const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
  const move = ([x, y]: Point): Point => [x * cos - y * sin + at[0], x * sin + y * cos + at[1]];
  return { paint, commands: mapCommands(parsePath(text), move) };
};

/** Length of a shadow on the ground for one unit of height; it runs towards the upper right. */
const LENGTH = 0.5;

/** The shadow of a box, from its far lower corner. */
export const boxShadow = ([x, y, z]: Place, [width, depth, height]: Size): Face =>
  levelPanel([x, y - height * LENGTH, z], width, depth + height * LENGTH, shadow);

/** The shadow of an upright cylinder, or of what is nearly one. */
export const roundShadow = ([x, y, z]: Place, radius: number, height: number): Face => {
  const far = y - height * LENGTH;
  const arc = { rx: radius * ACROSS, ry: radius * DOWN, large: 0, sweep: 1 };
  return {
    paint: shadow,
    commands: [
      ['M', [project([x - radius, far, z])]],
      ['A', [project([x + radius, far, z])], arc],
      ['L', [project([x + radius, y, z])]],
      ['A', [project([x - radius, y, z])], arc],
      ['Z', []],
    ],
  };
};
