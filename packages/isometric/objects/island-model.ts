import { brand } from '../brand.ts';
import type { Face } from '../face.ts';
import { chartPlace, coast, relief, softCoast } from '../geometry/coast.ts';
import type { Contour } from '../geometry/contour.ts';
import { type Place, type Plane, type Point, project } from '../geometry/projection.ts';
import { fill, line, type Material, materials } from '../paint.ts';
import { prism } from '../solids/prism.ts';

const { tea } = materials;

const area = (ring: readonly Point[]): number =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = ring[(i + 1) % ring.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);

/** A ring as a contour whose solid lies to the right of the direction of travel. */
const contourOf = (ring: readonly Point[]): Contour => {
  const [from = [0, 0] as const, ...rest] = area(ring) < 0 ? ring : ring.toReversed();
  return { from, edges: rest.map((to) => ({ to })) };
};

const GRASS: Material = tea;
const land = (lit: string): Material => [fill(lit), fill('#8fbd72'), tea[1], fill('#44802f')];
const HEIGHTS: readonly Material[] = [
  land('#b9da9c'),
  land('#cbe3a9'),
  land('#dcebb9'),
  land('#eef3cf'),
  land('#f8f7e2'),
];

/** Sri Lanka as a model with stepped hills, north to the upper right; `scale` world units to a chart unit. */
export const islandModel = ([x, y, z]: Place, scale: number): Face[] => {
  const [middleX, middleY] = chartPlace(80.7, 7.85);
  const plane =
    (rise: number): Plane =>
    (u, v, w) => [x + (u - middleX) * scale, y + (v - middleY) * scale, z + rise + w];
  const shore = softCoast.map(contourOf);
  const depths = [90, 56, 26].map(
    (width, i): Face => ({
      paint: line(['#3f86c4', '#5d9cd3', brand.ink[300]][i] ?? brand.ink[300], width * scale),
      commands: softCoast.flatMap((ring) => [
        ...ring.map((point, j) => [j ? 'L' : 'M', project(plane(0)(point[0], point[1], 0))] as const),
        ['Z'] as const,
      ]),
    }),
  );
  return [
    ...depths,
    ...coast.slice(1).flatMap((ring) => prism([contourOf(ring)], plane(0), 6, GRASS)),
    ...prism(shore, plane(0), 12, GRASS),
    ...relief
      .slice(0)
      .flatMap(({ rings }, i) => prism(rings.map(contourOf), plane(12 + i * 9), 9, HEIGHTS[i] ?? GRASS)),
  ];
};

/** A place on the model in world units. */
export const onIslandModel = (
  [x, y, z]: Place,
  scale: number,
  longitude: number,
  latitude: number,
): Place => {
  const [middleX, middleY] = chartPlace(80.7, 7.85);
  const [u, v] = chartPlace(longitude, latitude);
  return [x + (u - middleX) * scale, y + (v - middleY) * scale, z];
};
