import { type Face, moveFaces } from '../face.ts';
import { lyingPlane, type Point, project } from '../geometry/projection.ts';
import type { Family } from '../names.ts';
import { materials, shaded } from '../paint.ts';
import { box } from '../solids/box.ts';
import { cylinder } from '../solids/lathe.ts';
import { numeral } from '../solids/lettering.ts';
import type { Plot } from '../solids/terrace.ts';
import { standing } from '../standing.ts';
import { certificate } from './awards.ts';
import { books, checklist, easel } from './documents.ts';
import { dialGauge, gaugeBlocks } from './gauges.ts';
import { lens } from './lens.ts';
import { roundTable } from './tables.ts';

const { 'king-coconut': gold, ocean, paper, steel, tea } = materials;

/** Half the side of a station. */
export const HALF_STATION = 100;
/** Every station stands this much higher than the one before. */
const RISE = 4;

type Station = {
  readonly family: Family;
  /** Size of the objects, and how far they stand back from the middle. */
  readonly scale: number;
  readonly back: number;
  readonly objects: () => Face[];
};

/** The five steps: consultation, gap analysis, documents and training, internal audit, certification. */
const STATIONS: readonly Station[] = [
  {
    family: 'cinnamon',
    scale: 0.98,
    back: 22,
    objects: () => standing(roundTable([0, 0, 0], materials.cinnamon, 4)),
  },
  {
    family: 'ocean',
    scale: 1.2,
    back: 28,
    objects: () => standing(gaugeBlocks([-64, -36, 0]), dialGauge([14, 40, 0], 52)),
  },
  {
    family: 'tea',
    scale: 1.22,
    back: 22,
    objects: () => standing(easel([-40, 58, 0]), books([16, -52, 0]), checklist([24, 62, 0], 50, tea)),
  },
  {
    family: 'nil-manel',
    scale: 1.16,
    back: 24,
    objects: () => standing(checklist([-24, 50, 0], 76, ocean), lens([26, 22, 62], 34)),
  },
  {
    family: 'king-coconut',
    scale: 1.34,
    back: 30,
    objects: () => [
      ...cylinder([0, 0, 0], 58, 8, gold),
      ...cylinder([0, 0, 8], 50, 7, ocean),
      ...certificate([0, 50, 15], 100),
    ],
  },
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
  const { family, scale, back, objects } = found;
  const rise = RISE * step;
  const outer = plotAround([x, y], HALF_STATION);
  const inner = plotAround([x, y], HALF_STATION - 7);
  const foot = project([x - back, y - back, rise + 5]);
  return [
    ...box([outer.x, outer.y, -14], [outer.width, outer.depth, 14 + rise], shaded(steel, 0, 2, 3)),
    ...box([inner.x, inner.y, rise], [inner.width, inner.depth, 5], materials[family]),
    ...moveFaces(objects(), foot, scale * size),
    ...numeral(
      String(step),
      74,
      lyingPlane([x + HALF_STATION - 13, y + HALF_STATION - 15, rise + 5]),
      14,
      paper,
    ),
  ];
};
