import data from '../data/coast.json' with { type: 'json' };
import type { Point } from './projection.ts';

const toRing = (ring: readonly (readonly number[])[]): Point[] => ring.map(([x = 0, y = 0]) => [x, y]);

/** A place on the chart from degrees east and north, in chart units: 300 to a degree of latitude. */
export const chartPlace = (longitude: number, latitude: number): Point => [
  (longitude - data.west) * data.unitsPerDegree.longitude,
  (data.north - latitude) * data.unitsPerDegree.latitude,
];

/** Chart units to a kilometre. */
export const UNITS_PER_KM = data.unitsPerDegree.latitude / 110.6;

/** Mainland first, then islands, as closed rings in chart units. */
export const coast: readonly Point[][] = data.coast.map(toRing);

/** The mainland with fewer corners. */
export const softCoast: readonly Point[][] = data.soft.map(toRing);

/** Rings of equal height, lowest first. */
export const relief: readonly { readonly metres: number; readonly rings: readonly Point[][] }[] =
  data.relief.map(({ metres, rings }) => ({ metres, rings: rings.map(toRing) }));
