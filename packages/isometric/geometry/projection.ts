/** A point on the drawn sheet: x to the right, y downwards. */
export type Point = readonly [x: number, y: number];

/** A point in the drawn world: x towards the lower right, y towards the lower left, z up. One unit is one millimetre. */
export type Place = readonly [x: number, y: number, z: number];

/**
 * Numbers read two by two: `pairs(40, 0, 40, 6)` is a profile or an outline of two points.
 * Throws when one is left over.
 */
export const pairs = (...values: readonly number[]): Point[] => {
  if (values.length % 2)
    throw new Error(`Points are pairs of numbers, but ${values.length} numbers were given.`);
  return Array.from({ length: values.length / 2 }, (_, i) => [values[2 * i] ?? 0, values[2 * i + 1] ?? 0]);
};

const COS_30 = Math.cos(Math.PI / 6);

/** A place so much further along each axis than another. */
export const moved = ([x, y, z]: Place, [dx, dy, dz]: Place): Place => [x + dx, y + dy, z + dz];

/** True isometric projection: all three axes keep one scale on the sheet. */
export const project = ([x, y, z]: Place): Point => [(x - y) * COS_30, (x + y) / 2 - z];

/** Half axes of the ellipse on the sheet that a ground circle of radius 1 becomes. */
export const ACROSS = Math.sqrt(1.5);
export const DOWN = Math.SQRT1_2;

/** How near a place is to the viewer: greater is nearer. */
export const nearness = ([x, y, z]: Place): number => x + y + z;

/** Maps a flat drawing (u to the right, v up) with thickness w into the world. */
export type Plane = (u: number, v: number, w: number) => Place;

/** Planes by the directions in which u, v and w run. */
const planeOf =
  (along: Place, up: Place, out: Place) =>
  ([x, y, z]: Place): Plane =>
  (u, v, w) => [
    x + along[0] * u + up[0] * v + out[0] * w,
    y + along[1] * u + up[1] * v + out[1] * w,
    z + along[2] * u + up[2] * v + out[2] * w,
  ];

/** Lies on its back and reads up and to the right. */
export const lyingPlane = planeOf([0, -1, 0], [-1, 0, 0], [0, 0, 1]);

/** Lies on its back and reads down and to the right. */
export const fallingPlane = planeOf([1, 0, 0], [0, -1, 0], [0, 0, 1]);

/** Lies on its back, turned in plan: u runs along the x axis where the angle is nought. */
export const turnedPlane = (at: Place, turn: number): Plane => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  return planeOf([c, s, 0], [-s, c, 0], [0, 0, 1])(at);
};

/** Stands and faces the lower right; thickness grows towards the viewer. */
export const rightWall = planeOf([0, -1, 0], [0, 0, 1], [1, 0, 0]);

/** Stands and faces the lower left; thickness grows towards the viewer. */
export const leftWall = planeOf([1, 0, 0], [0, 0, 1], [0, 1, 0]);

/** Stands and faces the viewer, so that what is level looks level. */
export const facingWall = planeOf(
  [Math.SQRT1_2, -Math.SQRT1_2, 0],
  [0, 0, 1],
  [Math.SQRT1_2, Math.SQRT1_2, 0],
);
