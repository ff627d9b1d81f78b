/**
 * Writes packages/isometric/data/coast.json: the coast of Sri Lanka from Natural Earth 1:10m (public domain, package
 * world-atlas), simplified, and a relief of its hills modelled from the places and heights of known summits.
 * For drawings, not for navigation. Run: `node packages/isometric/make/coast.ts`. The same package versions give the same bytes.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { reliefRings } from './relief.ts';
import { type Position, simplifyRing } from './simplify.ts';

const SRI_LANKA = '144';
const TARGET = new URL('../data/coast.json', import.meta.url);
/** Chart units to a degree of latitude; a degree of longitude is shorter by the cosine of the middle latitude. */
const PER_DEGREE = 300;
const WEST = 79.15;
const NORTH = 10.15;
const ACROSS = PER_DEGREE * Math.cos((7.9 * Math.PI) / 180);
/** Islets smaller than this many square units are left out. */
const SMALLEST = 40;
const HEIGHTS = [150, 400, 800, 1300, 1800];

type Atlas = Topology<{ countries: GeometryCollection }>;

const isAtlas = (value: unknown): value is Atlas =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'Topology' &&
  'objects' in value;

const toChart = ([longitude = 0, latitude = 0]: readonly number[]): Position => [
  (longitude - WEST) * ACROSS,
  (NORTH - latitude) * PER_DEGREE,
];

const areaOf = (ring: readonly Position[]): number =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => {
      const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y];
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );

const whole = (ring: readonly Position[]): number[][] => ring.map(([x, y]) => [Math.round(x), Math.round(y)]);

const path = createRequire(import.meta.url).resolve('world-atlas/countries-10m.json');
const atlas: unknown = JSON.parse(await readFile(path, 'utf8'));
if (!isAtlas(atlas)) throw new Error(`${path} is no TopoJSON topology: check the version of world-atlas.`);
const country = feature(atlas, atlas.objects.countries).features.find(({ id }) => id === SRI_LANKA);
const geometry = country?.geometry;
if (geometry?.type !== 'MultiPolygon') {
  throw new Error(
    `world-atlas: country ${SRI_LANKA} is ${geometry?.type ?? 'missing'}, a MultiPolygon was expected.`,
  );
}
const rings = geometry.coordinates
  .map(([outer = []]) => outer.map(toChart))
  .filter((ring) => areaOf(ring) > SMALLEST)
  .toSorted((a, b) => areaOf(b) - areaOf(a));

const data = {
  west: WEST,
  north: NORTH,
  unitsPerDegree: { longitude: +ACROSS.toFixed(2), latitude: PER_DEGREE },
  /** The mainland first, then islands. */
  coast: rings.map((ring) => whole(simplifyRing(ring, 2.2))),
  /** The mainland, softer, for depth lines and small drawings. */
  soft: rings.slice(0, 1).map((ring) => whole(simplifyRing(ring, 9))),
  relief: HEIGHTS.map((metres) => ({
    metres,
    rings: reliefRings(metres).map((ring) => whole(simplifyRing(ring.map(toChart), 1.5))),
  })),
};

await writeFile(TARGET, `${JSON.stringify(data)}\n`);
