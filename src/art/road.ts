import { type Face, moveFaces } from './face.ts';
import type { Family } from './families.ts';
import { polygon } from './geometry/contour.ts';
import { pairs } from './geometry/pairs.ts';
import { lyingPlane, type Plane, type Point, project } from './geometry/projection.ts';
import { type HeroLayout, hero } from './hero.ts';
import { certificate } from './objects/awards.ts';
import { books, checklist, easel } from './objects/documents.ts';
import { dialGauge, gaugeBlocks } from './objects/gauges.ts';
import { lens } from './objects/lens.ts';
import { roundTable } from './objects/tables.ts';
import { materials, shaded } from './paint.ts';
import { box } from './solids/box.ts';
import { onPlane } from './solids/flat.ts';
import { cylinder } from './solids/lathe.ts';
import { numeral } from './solids/lettering.ts';
import { type Plot, ticksAlongX, ticksAlongY } from './solids/terrace.ts';
import { standing } from './standing.ts';

const { 'king-coconut': gold, ocean, paper, steel, tea } = materials;

/** Half the side of a station, and half the width of the road between stations. */
const HALF = 100;
const HALF_ROAD = 34;
/** Every station stands this much higher than the one before. */
const RISE = 4;
const ROADWAY = shaded(steel, 1, 2, 3);

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

const station = (
  { family, scale, back, objects }: Station,
  [x, y]: Point,
  step: number,
  size: number,
): Face[] => {
  const rise = RISE * step;
  const outer = plotAround([x, y], HALF);
  const inner = plotAround([x, y], HALF - 7);
  const foot = project([x - back, y - back, rise + 5]);
  return [
    ...box([outer.x, outer.y, -14], [outer.width, outer.depth, 14 + rise], shaded(steel, 0, 2, 3)),
    ...box([inner.x, inner.y, rise], [inner.width, inner.depth, 5], materials[family]),
    ...moveFaces(objects(), foot, scale * size),
    ...numeral(String(step), 74, lyingPlane([x + HALF - 13, y + HALF - 15, rise + 5]), 14, paper),
  ];
};

/** A chevron pointing along u. */
const CHEVRON = polygon(pairs(0, -11, 9, -11, 22, 0, 9, 11, 0, 11, 13, 0));
const CHEVRON_PITCH = 36;

/** A straight piece of road along one axis, with chevrons in the direction of travel. */
const leg = ([ax, ay]: Point, [bx, by]: Point): Face[] => {
  const alongX = ay === by;
  const [a, b] = alongX ? [ax, bx] : [ay, by];
  const [low, length, sign] = [Math.min(a, b), Math.abs(b - a), Math.sign(b - a)];
  const count = Math.floor((length - 20) / CHEVRON_PITCH);
  const first = low + (length - count * CHEVRON_PITCH) / 2 + CHEVRON_PITCH / 2;
  const plot: Plot = alongX
    ? { x: low, y: ay - HALF_ROAD, width: length, depth: 2 * HALF_ROAD }
    : { x: ax - HALF_ROAD, y: low, width: 2 * HALF_ROAD, depth: length };
  const chevrons = Array.from({ length: count }, (_, i) => {
    const middle = first + i * CHEVRON_PITCH - sign * 9;
    const plane: Plane = (u, v, w) =>
      alongX ? [middle + sign * u, ay + v, w] : [ax + v, middle + sign * u, w];
    return onPlane([CHEVRON], plane, gold[1]);
  });
  return [
    ...box([plot.x, plot.y, -14], [plot.width, plot.depth, 14], ROADWAY),
    ...(alongX ? ticksAlongX(plot, 0) : ticksAlongY(plot, 0)),
    ...chevrons,
  ];
};

/** Places of the road in order: a station stands at each but the bends. */
type Stop = { readonly at: Point; readonly bend?: true };

/** The way of the road, and how large its objects are beside their stations. */
type Way = { readonly stops: readonly Stop[]; readonly size: number };

const WAYS: Readonly<Record<HeroLayout, Way>> = {
  /** A shallow valley below the text: stations one and five outside it, two to four below. */
  wide: {
    size: 0.94,
    stops: [
      { at: [-800, 205] },
      { at: [-345, 205] },
      { at: [0, 205], bend: true },
      { at: [0, 0] },
      { at: [205, 0], bend: true },
      { at: [205, -345] },
      { at: [205, -800] },
    ],
  },
  tall: {
    size: 0.84,
    stops: [{ at: [0, 0] }, { at: [290, 0] }, { at: [290, 290] }, { at: [580, 290] }, { at: [580, 580] }],
  },
};

const FRAMES = {
  wide: {
    width: 1600,
    height: 1000,
    frame: { left: 20, top: 120, width: 1560, height: 806 },
    rest: [0.5, 1],
    shore: { centre: [800, 640], reach: [600, 230] },
  },
  tall: { width: 780, height: 700, frame: { left: 20, top: 10, width: 740, height: 680 } },
} as const;

const corner = ([x, y]: Point): Face[] =>
  box([x - HALF_ROAD, y - HALF_ROAD, -14], [2 * HALF_ROAD, 2 * HALF_ROAD, 14], ROADWAY);

/** A stop moved towards another by as much as its own ground takes up. */
const leaving = ({ at: [x, y], bend }: Stop, { at: [tx, ty] }: Stop): Point => {
  const reach = bend ? HALF_ROAD : HALF;
  return [x + Math.sign(tx - x) * reach, y + Math.sign(ty - y) * reach];
};

/** Stations, bends and legs of a road, those further from the viewer first. */
const roadFaces = ({ stops, size }: Way): Face[] => {
  let step = 0;
  const pieces = stops.flatMap((stop, i) => {
    const next = stops[i + 1];
    const [x, y] = stop.at;
    const current = stop.bend ? undefined : STATIONS[step++];
    const here = { near: x + y, faces: current ? station(current, stop.at, step, size) : corner(stop.at) };
    if (!next) return [here];
    const [from, to] = [leaving(stop, next), leaving(next, stop)];
    return [here, { near: (from[0] + from[1] + to[0] + to[1]) / 2, faces: leg(from, to) }];
  });
  return pieces.toSorted((a, b) => a.near - b.near).flatMap(({ faces }) => faces);
};

/** The work as a road of five stations, from the first talk to the certificate. SVG text. */
export const road = ({ layout }: { readonly layout: HeroLayout }): string =>
  hero(roadFaces(WAYS[layout]), FRAMES[layout], { grain: 2.5, seed: 5, largest: 2 });
