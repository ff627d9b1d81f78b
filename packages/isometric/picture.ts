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

/**
 * A complete SVG document, in picture units; the drawing in it is written in whole grains, `grain` to a world unit. Faces outside
 * the picture are left out; `behind` is SVG text that lies under the faces.
 */
export const picture = (
  faces: readonly Face[],
  { width, height, scale, origin: [x, y] }: View,
  grain: number,
  behind = '',
): string => {
  const sheet = {
    left: -x / scale,
    top: -y / scale,
    right: (width - x) / scale,
    bottom: (height - y) / scale,
  };
  const within = faces.filter((face) => !apart(boundsOf([face]), sheet));
  const place = `translate(${+x.toFixed(1)} ${+y.toFixed(1)})scale(${+(scale / grain).toFixed(4)})`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">` +
    `${behind}<g transform="${place}">${pack(within, grain)}</g></svg>`
  );
};
