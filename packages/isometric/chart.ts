import { brand } from './brand.ts';
import { textWidth } from './geometry/glyphs.ts';
import type { Point } from './geometry/projection.ts';
import { still } from './stills.ts';
import { textPath } from './text-path.ts';

/** A place in degrees, and the name that is written beside it. */
export type Town = { readonly name: string; readonly longitude: number; readonly latitude: number };

/** A place of the chart from degrees east and north. */
const chartPlace = (longitude: number, latitude: number): Point => [
  Math.round((longitude - 79.15) * 297.15),
  Math.round((10.15 - latitude) * 300),
];

const MARGIN = 22;
const NAME_SIZE = 36;
const NAME_TRACKING = -10;

/** A cross on the place, and its name to the left of it, edged in the ground's colour where it lies on high land. */
const marked = ({ name, longitude, latitude }: Town): string => {
  const [x, y] = chartPlace(longitude, latitude);
  const start = Math.max(MARGIN, x - 23 - Math.round(textWidth(name, NAME_SIZE, 'heavy', NAME_TRACKING)));
  const written = textPath(name, [start, y + 54], NAME_SIZE, '#fff', NAME_TRACKING);
  return (
    `<path stroke="#ffd36b" stroke-width="5" d="M${x - 58} ${y}h116m-58-58v116"/>` +
    `<circle cx="${x}" cy="${y}" r="26" stroke="#ffd36b" stroke-width="5"/>` +
    `<circle cx="${x}" cy="${y}" r="8" fill="#ffd36b"/>` +
    `<g stroke="${brand.ink[900]}" stroke-width="7" paint-order="stroke">${written}</g>`
  );
};

/** Chart of the coast round a town, which is marked: depth lines along it, hills in steps of colour. The coast is Natural Earth 1:10m. */
export const chart = (town: Town): string => {
  const [x, y] = chartPlace(town.longitude, town.latitude);
  return still('stills/chart')
    .replace(/viewBox="[^"]*"/, `viewBox="${x - 220} ${y - 200} 576 406"`)
    .replace('</svg>', `${marked(town)}</svg>`);
};
