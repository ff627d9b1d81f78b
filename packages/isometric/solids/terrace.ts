import type { Face } from '../face.ts';
import type { Place } from '../geometry/projection.ts';
import { lines, materialOf } from '../paint.ts';
import { box, stroke } from './flat.ts';

/** A rectangle of ground in plan: far corner and size. */
export type Plot = { readonly x: number; readonly y: number; readonly width: number; readonly depth: number };

const TICK_PITCH = 10;

/** A stepped base whose upper face lies at height 0. */
export const base = ({ x, y, width, depth }: Plot, top = materialOf('steel body shade deep')): Face[] => [
  ...box([x - 12, y - 12, -34], [width + 24, depth + 24, 12], materialOf('steel shade deep deep')),
  ...box([x, y, -22], [width, depth, 22], top),
];

/** A calibrated edge on both near sides. */
export const ticks = ({ x, y, width, depth }: Plot): Face[] => {
  const along = (length: number, at: (from: number, reach: number) => readonly Place[]): Face[] =>
    Array.from({ length: Math.floor(length / TICK_PITCH) - 1 }, (_, i) =>
      stroke(at((i + 1) * TICK_PITCH, (i + 1) % 5 ? 5 : 11), lines.tick),
    );
  const [right, near] = [x + width, y + depth];
  return [
    ...along(depth, (from, reach) => [
      [right, y + from, 0],
      [right - reach, y + from, 0],
    ]),
    ...along(width, (from, reach) => [
      [x + from, near, 0],
      [x + from, near - reach, 0],
    ]),
  ];
};

/** A stepped base with a calibrated edge on both near sides. */
export const terrace = (plot: Plot): Face[] => [...base(plot), ...ticks(plot)];
