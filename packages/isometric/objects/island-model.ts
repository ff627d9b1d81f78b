import { brand } from '../brand.ts';
import type { Face } from '../face.ts';
import { chartPlace, coast, relief, softCoast } from '../geometry/coast.ts';
import { type Contour, polygon } from '../geometry/contour.ts';
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
const contourOf = (ring: readonly Point[]): Contour => polygon(area(ring) < 0 ? ring : ring.toReversed());

const land = (lit: string): Material => [fill(lit), fill('#8fbd72'), tea[1], fill('#44802f')];
const HEIGHTS = ['#b9da9c', '#cbe3a9', '#dcebb9', '#eef3cf', '#f8f7e2'].map(land);
const DEPTHS = [
  [90, '#3f86c4'],
  [56, '#5d9cd3'],
  [26, brand.ink[300]],
] as const;

/** Sri Lanka as a model with stepped hills, north to the upper right; `scale` world units to a chart unit. */
export const islandModel = ([x, y, z]: Place, scale: number): Face[] => {
  const [middleX, middleY] = chartPlace(80.7, 7.85);
  const plane =
    (rise: number): Plane =>
    (u, v, w) => [x + (u - middleX) * scale, y + (v - middleY) * scale, z + rise + w];
  const shore = softCoast.map(contourOf);
  const depths = DEPTHS.map(
    ([width, colour]): Face => ({
      paint: line(colour, width * scale),
      commands: softCoast.flatMap((ring) => [
        ...ring.map((point, j) => [j ? 'L' : 'M', project(plane(0)(point[0], point[1], 0))] as const),
        ['Z'] as const,
      ]),
    }),
  );
  return [
    ...depths,
    ...coast.slice(1).flatMap((ring) => prism([contourOf(ring)], plane(0), 6, tea)),
    ...prism(shore, plane(0), 12, tea),
    ...relief.flatMap(({ rings }, i) => prism(rings.map(contourOf), plane(12 + i * 9), 9, HEIGHTS[i] ?? tea)),
  ];
};
