import { apart, type Bounds, boundsOf, type Face } from './face.ts';
import type { Point } from './geometry/projection.ts';
import { pack } from './pack/pack.ts';

/** How the world is shown in a picture: `scale` picture units to a world unit, the world's origin at `origin`. */
export type View = {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly origin: Point;
};

/** A rectangle of the picture, in picture units. */
export type Frame = {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
};

/** How a drawing fits into a frame, as large as it may be, resting at a part of the space left over (0 to 1). */
export const placeIn = (
  bounds: Bounds,
  frame: Frame,
  largest = Number.POSITIVE_INFINITY,
  [restX, restY]: Point = [0.5, 0.5],
): { scale: number; origin: Point } => {
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const scale = Math.min(frame.width / width, frame.height / height, largest);
  return {
    scale,
    origin: [
      frame.left + (frame.width - width * scale) * restX - bounds.left * scale,
      frame.top + (frame.height - height * scale) * restY - bounds.top * scale,
    ],
  };
};

/** A picture point in whole grains of the drawing. */
export const toGrains = (view: View, grain: number, [x, y]: Point): Point => [
  Math.round(((x - view.origin[0]) / view.scale) * grain),
  Math.round(((y - view.origin[1]) / view.scale) * grain),
];

/**
 * A complete SVG document. Coordinates are whole grains of the drawn world, `grain` to a world unit;
 * faces outside the picture are left out; `behind` is SVG text in grains that lies under the faces.
 */
export const picture = (faces: readonly Face[], view: View, grain: number, behind = ''): string => {
  const [left, top] = toGrains(view, grain, [0, 0]);
  const [right, bottom] = toGrains(view, grain, [view.width, view.height]);
  const sheet = { left: left / grain, top: top / grain, right: right / grain, bottom: bottom / grain };
  const within = faces.filter((face) => !apart(boundsOf([face]), sheet));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${view.width}" height="${view.height}" ` +
    `viewBox="${left} ${top} ${right - left} ${bottom - top}" stroke-linejoin="round">` +
    `${behind}${within.length > 0 ? pack(within, grain) : ''}</svg>`
  );
};
