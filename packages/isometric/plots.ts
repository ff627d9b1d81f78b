import { boundsOfSolids, type Face, moveFaces } from './face.ts';
import { project } from './geometry/projection.ts';
import type { Family } from './names.ts';
import type { Numbered } from './numbered.ts';
import { fill, type Material, materials } from './paint.ts';
import { sceneFaces } from './scenes.ts';
import { box } from './solids/flat.ts';
import type { Plot } from './solids/terrace.ts';

/** What a page is drawn by: its object and its colour, with the standards of the firm where numbers are shown. */
export type Subject = {
  readonly scene: string;
  readonly family: Family;
  readonly standards?: readonly Numbered[] | undefined;
};

const [, ...shades] = materials['nil-manel'];

/** Lit faces never stand on their own tone: what is violet stands on a paler one, as on cards. */
const pads: Record<Family, Material> = {
  ...materials,
  'nil-manel': [fill('#dbd6f8'), ...shades],
};

/** A scene made to stand in the middle of a square plot, as large as the plot allows. */
export const sceneOnPlot = (
  { scene, standards }: Omit<Subject, 'family'>,
  { x, y, width }: Plot,
  largest = 1.9,
): Face[] => {
  const faces = sceneFaces(scene, standards);
  const { left, top, right, bottom } = boundsOfSolids(faces);
  const scale = Math.min((width * 1.16) / (right - left), (width * 1.02) / (bottom - top), largest);
  const [X, Y] = project([x + width / 2, y + width / 2, 0]);
  const foot = Y + Math.min(width * 0.34, ((right - left) * scale) / 4 + width * 0.15);
  return moveFaces(faces, [X - ((left + right) / 2) * scale, foot - bottom * scale], scale);
};

/** A subject on a pad in its colour, so far from the edges of a square plot. */
export const onPad = (subject: Subject, { x, y, width }: Plot, rim: number): Face[] => {
  const side = width - 2 * rim;
  return [
    ...box([x + rim, y + rim, 0], [side, side, 6], pads[subject.family]),
    ...sceneOnPlot(subject, { x: x + rim, y: y + rim, width: side, depth: side }),
  ];
};
