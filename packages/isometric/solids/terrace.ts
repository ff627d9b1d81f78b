import type { Face } from '../face.ts';
import type { Place } from '../geometry/projection.ts';
import { lines, materialOf } from '../paint.ts';
import { box, stroke } from './flat.ts';

/** A rectangle of ground in plan: far corner and size. */
export type Plot = { readonly x: number; readonly y: number; readonly width: number; readonly depth: number };

const TICK_PITCH = 10;

const ticksFrom = (
  from: number,
  length: number,
  at: (along: number, reach: number) => readonly [Place, Place],
): Face[] =>
  Array.from({ length: Math.floor(length / TICK_PITCH) - 1 }, (_, i) =>
    stroke(at(from + (i + 1) * TICK_PITCH, (i + 1) % 5 ? 5 : 11), lines.tick),
  );

/** A calibrated edge along x: the lower-left side of a plot. */
const ticksAlongX = ({ x, y, width, depth }: Plot): Face[] =>
  ticksFrom(x, width, (along, reach) => [
    [along, y + depth, 0],
    [along, y + depth - reach, 0],
  ]);

/** A calibrated edge along y: the lower-right side of a plot. */
const ticksAlongY = ({ x, y, width, depth }: Plot): Face[] =>
  ticksFrom(y, depth, (along, reach) => [
    [x + width, along, 0],
    [x + width - reach, along, 0],
  ]);

/** A stepped base whose upper face lies at height 0. */
export const base = ({ x, y, width, depth }: Plot, top = materialOf('steel body shade deep')): Face[] => [
  ...box([x - 12, y - 12, -34], [width + 24, depth + 24, 12], materialOf('steel shade deep deep')),
  ...box([x, y, -22], [width, depth, 22], top),
];

/** A calibrated edge on both near sides. */
export const ticks = (plot: Plot): Face[] => [...ticksAlongY(plot), ...ticksAlongX(plot)];

/** A stepped base with a calibrated edge on both near sides. */
export const terrace = (plot: Plot): Face[] => [...base(plot), ...ticks(plot)];
