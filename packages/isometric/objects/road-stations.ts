import { type Face, moveFaces } from '../face.ts';
import { lyingPlane, type Point, project } from '../geometry/projection.ts';
import type { Family } from '../names.ts';
import { materials, shaded } from '../paint.ts';
import { openingFaces } from '../scenes.ts';
import { box } from '../solids/box.ts';
import { numeral } from '../solids/lettering.ts';
import type { Plot } from '../solids/terrace.ts';

const { paper, steel } = materials;

/** Half the side of a station. */
export const HALF_STATION = 100;
/** Every station stands this much higher than the one before. */
const RISE = 4;

type Station = {
  readonly family: Family;
  /** Size of the objects, and how far they stand back from the middle. */
  readonly scale: number;
  readonly back: number;
  /** One upon the other, by their names in openings.yaml. */
  readonly shows: readonly string[];
};

/** The five steps. */
const STATIONS: readonly Station[] = [
  { family: 'cinnamon', scale: 0.98, back: 22, shows: ['consultation'] },
  { family: 'ocean', scale: 1.2, back: 28, shows: ['gap-analysis'] },
  { family: 'tea', scale: 1.22, back: 22, shows: ['documents'] },
  { family: 'nil-manel', scale: 1.16, back: 24, shows: ['internal-audit'] },
  { family: 'king-coconut', scale: 1.34, back: 30, shows: ['plinth', 'certification'] },
];

const plotAround = ([x, y]: Point, half: number): Plot => ({
  x: x - half,
  y: y - half,
  width: 2 * half,
  depth: 2 * half,
});

/**
 * The ground, the objects and the number of one step; `size` scales the objects.
 * Throws for a step that does not exist.
 */
export const station = (step: number, [x, y]: Point, size: number): Face[] => {
  const found = STATIONS[step - 1];
  if (!found) throw new Error(`The road has ${STATIONS.length} stations, but station ${step} was asked for.`);
  const { family, scale, back, shows } = found;
  const rise = RISE * step;
  const outer = plotAround([x, y], HALF_STATION);
  const inner = plotAround([x, y], HALF_STATION - 7);
  const foot = project([x - back, y - back, rise + 5]);
  return [
    ...box([outer.x, outer.y, -14], [outer.width, outer.depth, 14 + rise], shaded(steel, 0, 2, 3)),
    ...box([inner.x, inner.y, rise], [inner.width, inner.depth, 5], materials[family]),
    ...moveFaces(
      shows.flatMap((name) => openingFaces(name)),
      foot,
      scale * size,
    ),
    ...numeral(
      String(step),
      74,
      lyingPlane([x + HALF_STATION - 13, y + HALF_STATION - 15, rise + 5]),
      14,
      paper,
    ),
  ];
};
