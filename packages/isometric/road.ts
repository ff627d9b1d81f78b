import type { Face } from './face.ts';
import type { Point } from './geometry/projection.ts';
import { type HeroLayout, hero, heroPlans } from './hero.ts';
import { HALF_STATION, station } from './objects/road-stations.ts';
import { corner, HALF_ROAD, leg } from './objects/roadway.ts';

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

/** A stop moved towards another by as much as its own ground takes up. */
const leaving = ({ at: [x, y], bend }: Stop, { at: [tx, ty] }: Stop): Point => {
  const reach = bend ? HALF_ROAD : HALF_STATION;
  return [x + Math.sign(tx - x) * reach, y + Math.sign(ty - y) * reach];
};

/** Stations, bends and legs of a road, those further from the viewer first. */
const roadFaces = ({ stops, size }: Way): Face[] => {
  let step = 0;
  const pieces = stops.flatMap((stop, i) => {
    const next = stops[i + 1];
    const [x, y] = stop.at;
    if (!stop.bend) step += 1;
    const here = { near: x + y, faces: stop.bend ? corner(stop.at) : station(step, stop.at, size) };
    if (!next) return [here];
    const [from, to] = [leaving(stop, next), leaving(next, stop)];
    return [here, { near: (from[0] + from[1] + to[0] + to[1]) / 2, faces: leg(from, to) }];
  });
  return pieces.toSorted((a, b) => a.near - b.near).flatMap(({ faces }) => faces);
};

/** The work as a road of five stations, from the first talk to the certificate. SVG text. */
export const road = ({ layout }: { readonly layout: HeroLayout }): string =>
  hero(roadFaces(WAYS[layout]), heroPlans.road[layout], { grain: 2.5, seed: 5, largest: 2 });
