import { flatten } from './geometry/flatten.ts';
import { type Command, mapCommands } from './geometry/path.ts';
import type { Point } from './geometry/projection.ts';
import type { Paint } from './paint.ts';

/** One painted area or line of a drawing. Later faces cover earlier ones. */
export type Face = {
  readonly paint: Paint;
  readonly commands: readonly Command[];
  /** Where the glyph stands: equal glyphs are rounded alike, so equal text compresses away. */
  readonly origin?: Point;
};

export type Bounds = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

/** The smallest box round a drawing, curves included; the width of lines is not counted. Throws when there is no point. */
export const boundsOf = (faces: readonly Face[]): Bounds => {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of faces.flatMap(({ commands }) => flatten(commands))) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  if (left > right)
    throw new Error('A drawing without a single point has no bounds: give it at least one face.');
  return { left, top, right, bottom };
};

/** Whether two boxes have no point in common. */
export const apart = (a: Bounds, b: Bounds): boolean =>
  a.right < b.left || a.left > b.right || a.bottom < b.top || a.top > b.bottom;

/** Moves a drawing on the sheet, after growing it by `scale` round the sheet's origin. */
export const moveFaces = (faces: readonly Face[], [dx, dy]: Point, scale = 1): Face[] => {
  const move = ([x, y]: Point): Point => [x * scale + dx, y * scale + dy];
  return faces.map((face) => {
    const moved = {
      ...face,
      paint: { ...face.paint, width: face.paint.width * scale },
      commands: mapCommands(face.commands, move, scale),
    };
    return face.origin ? { ...moved, origin: move(face.origin) } : moved;
  });
};

/** Objects on one ground, which is not among them: their shadows are laid down before anything stands on them. */
export const standing = (faces: readonly Face[]): Face[] => {
  const isShadow = ({ paint }: Face): boolean => paint.kind === 'shadow';
  return [...faces.filter(isShadow), ...faces.filter((face) => !isShadow(face))];
};

/** The smallest box round what stands, without its shadows: what should be centred. */
export const boundsOfSolids = (faces: readonly Face[]): Bounds =>
  boundsOf(faces.filter(({ paint }) => paint.kind !== 'shadow'));
