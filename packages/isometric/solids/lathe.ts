import type { Face } from '../face.ts';
import { type Command, smoothThrough, straightThrough } from '../geometry/path.ts';
import { ACROSS, DOWN, moved, type Place, type Point, project } from '../geometry/projection.ts';
import type { Material, Paint } from '../paint.ts';
import { disc } from './flat.ts';

/** Radius and height of a turned body, from the bottom up; heights above the place it stands on. */
export type Profile = readonly (readonly [radius: number, height: number])[];

/** Where the hard shade line runs: this part of the radius right of the axis. */
const SHADE_LINE = 0.28;
const THINNEST_ARC = 0.3;

const arcOrLine = (radius: number, sweep: number, to: Point): Command =>
  radius > THINNEST_ARC
    ? ['A', [to], { rx: radius * ACROSS, ry: radius * DOWN, large: 0, sweep }]
    : ['L', [to]];

/** A meridian of a turned body on the sheet: `k` is -1 at the left rim, 0 in the middle, 1 at the right. */
const meridian = (at: Place, profile: Profile, k: number): Point[] => {
  const [X, Y] = project(at);
  const forward = Math.sqrt(Math.max(0, 1 - k * k)) * DOWN;
  return profile.map(([radius, height]) => [X + k * radius * ACROSS, Y - height + forward * radius]);
};

/** The part of a turned body's mantle between two meridians, -1 at the left rim, 1 at the right. */
export const mantle = (
  at: Place,
  profile: Profile,
  [from, to]: readonly [number, number],
  paint: Paint,
  smooth = false,
): Face => {
  const through = smooth ? smoothThrough : straightThrough;
  const left = meridian(at, profile, from);
  const right = meridian(at, profile, to).toReversed();
  const [bottom, top] = [profile[0]?.[0] ?? 0, profile.at(-1)?.[0] ?? 0];
  const foot = project(at);
  const [start, across] = [left[0] ?? foot, right[0] ?? foot];
  return {
    paint,
    commands: [
      ['M', [start]],
      ...through(left),
      arcOrLine(top, 0, across),
      ...through(right),
      arcOrLine(bottom, 1, start),
      ['Z', []],
    ],
  };
};

/**
 * A body turned on a lathe: mantle, one hard shade right of the axis, and its top.
 * @param options whether curves join the profile, and whether the top is left open, for what the next body closes
 */
export const lathe = (
  at: Place,
  profile: Profile,
  [lit, left, right]: Material,
  { smooth = false, open = false } = {},
): Face[] => {
  const [radius, height] = profile.at(-1) ?? [0, 0];
  return [
    mantle(at, profile, [-1, 1], left, smooth),
    mantle(at, profile, [SHADE_LINE, 1], right, smooth),
    ...(open || radius < 0.5 ? [] : [disc(moved(at, [0, 0, height]), radius, lit)]),
  ];
};
