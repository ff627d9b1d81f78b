import { brand } from './brand.ts';
import { chartPlace, coast, relief, softCoast, UNITS_PER_KM } from './geometry/coast.ts';
import { type Cut, textWidth } from './geometry/glyphs.ts';
import type { Command } from './geometry/path.ts';
import type { Point } from './geometry/projection.ts';
import { pathText } from './pack/serialise.ts';
import { textPath } from './text-path.ts';

const DEPTHS = 8;
const LATITUDES = [6, 7, 8, 9, 10];
const LONGITUDES = Array.from({ length: 14 }, (_, i) => 77.5 + i / 2);
/** Land from the plain to the highest ground. */
const LAND = ['#2b7f54', '#3f9763', '#67b181', '#9cc99a', '#d0dcae', '#f3e6bd'] as const;
const LABEL = '#b9cfdf';

/** The sheet: the island with its labels stands in the 940 units from 0, and on both sides there is open sea. */
const HEIGHT = 1410;
const WIDTH = 2000;
const LEFT = (940 - WIDTH) / 2;
const MARGIN = 22;
const SMALL = 30;

const straight = (ring: readonly Point[]): { commands: Command[] } => ({
  commands: [...ring.map((point, i): Command => [i ? 'L' : 'M', point]), ['Z']],
});

/** A closed ring as curves through the middles of its sides. */
const rounded = (ring: readonly Point[]): { commands: Command[] } => {
  const middle = (i: number): Point => {
    const [a, b] = [ring.at(i) ?? [0, 0], ring.at((i + 1) % ring.length) ?? [0, 0]];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  return {
    commands: [['M', middle(-1)], ...ring.map((via, i): Command => ['Q', via, middle(i)]), ['Z']],
  };
};

const label = (
  text: string,
  at: Point,
  size: number,
  colour: string,
  cut: Cut = 'plain',
  tracking = 20,
): string => textPath(text, at, size, colour, cut, tracking);

/** Depth lines: the coast drawn ever narrower, light edge under dark water. */
const water = (): string => {
  const steps = Array.from({ length: DEPTHS }, (_, i) => DEPTHS - i);
  return steps
    .map((n) => {
      const width = n * n * 4.6 + n * 30;
      const shallow = DEPTHS - n;
      const edge = (0.1 + 0.055 * shallow).toFixed(2);
      const tint = `rgb(6,${33 + shallow * 5},${58 + shallow * 7})`;
      return (
        `<use href="#s" stroke="${brand.beam}" stroke-opacity="${edge}" stroke-width="${(width + 2.6).toFixed(0)}"/>` +
        `<use href="#s" stroke="${tint}" stroke-width="${width.toFixed(0)}"/>`
      );
    })
    .join('');
};

/** Height in steps of colour, each with a shaded edge towards the lower right. */
const land = (): string => {
  const steps = relief.map(({ rings }, i) => {
    const d = pathText(rings.map(rounded), 1);
    return (
      `<path id="h${i}" fill="${LAND[i + 1]}" d="${d}"/>` +
      `<use href="#h${i}" fill="none" stroke="#1d5a3c" stroke-opacity=".5"/>`
    );
  });
  return (
    `<use href="#l" stroke="#2f6f9c" stroke-width="16"/>` +
    `<use href="#l" fill="${LAND[0]}"/>${steps.join('')}` +
    '<use href="#l" stroke="#d6f0dd" stroke-width="2.4"/>'
  );
};

const graticule = (): string => {
  const lines = [
    ...LATITUDES.map((degree) => `M${LEFT} ${Math.round(chartPlace(80, degree)[1])}h${WIDTH}`),
    ...LONGITUDES.map((degree) => `M${Math.round(chartPlace(degree, 8)[0])} 0v${HEIGHT}`),
  ];
  const names = [
    ...LATITUDES.slice(0, 4).map((degree) =>
      label(`${degree}° N`, [MARGIN, chartPlace(80, degree)[1] - 10], SMALL, LABEL),
    ),
    ...[80, 81].map((degree) =>
      label(`${degree}° E`, [chartPlace(degree, 8)[0] + 10, HEIGHT - MARGIN], SMALL, LABEL),
    ),
  ];
  return `<path stroke="${brand.beam}" stroke-opacity=".24" d="${lines.join('')}"/>${names.join('')}`;
};

/** A bar of a hundred kilometres in four parts. */
const scaleBar = ([x, y]: Point): string => {
  const part = 25 * UNITS_PER_KM;
  const at = (n: number): number => Math.round(x + n * part);
  const bars = [0, 2].map((n) => `M${at(n)} ${y}h${at(n + 1) - at(n)}v8H${at(n)}Z`).join('');
  return (
    `<path fill="#d5e4ef" d="${bars}"/><path stroke="#d5e4ef" stroke-width="1.5" d="M${at(0)} ${y}H${at(4)}v8H${at(0)}Z"/>` +
    label('0', [at(0) - 8, y - 12], SMALL, LABEL) +
    label('50', [at(2) - 17, y - 12], SMALL, LABEL) +
    label('100 km', [at(4) - 26, y - 12], SMALL, LABEL)
  );
};

const compass = ([x, y]: Point): string => {
  const ticks = Array.from({ length: 36 }, (_, i) => {
    const angle = (i * Math.PI) / 18;
    const at = (r: number): string =>
      `${Math.round(x + Math.sin(angle) * r)} ${Math.round(y - Math.cos(angle) * r)}`;
    return `M${at(62)}L${at(i % 9 ? 55 : 48)}`;
  });
  return (
    `<path stroke="${brand.beam}" stroke-opacity=".7" stroke-width="1.5" d="${ticks.join('')}"/>` +
    `<path fill="${brand.beam}" d="M${x} ${y - 44}l11 44h-11zM${x} ${y + 44}l-11-44h11z"/>` +
    `<path fill="#d5e4ef" d="M${x} ${y - 44}l-11 44h11zM${x} ${y + 44}l11-44h-11z"/>` +
    label('N', [x - 8, y - 72], 24, '#d5e4ef', 'heavy')
  );
};

/** A place in degrees, and the name that is written beside it. */
export type Town = { readonly name: string; readonly longitude: number; readonly latitude: number };

const NAME_SIZE = 36;
const NAME_TRACKING = -10;

/** A cross on the place, and its name to the left of it, edged in the ground's colour where it lies on high land. */
const marked = ({ name, longitude, latitude }: Town): string => {
  const [east, south] = chartPlace(longitude, latitude);
  const [x, y] = [Math.round(east), Math.round(south)];
  const start = Math.max(MARGIN, x - 23 - Math.round(textWidth(name, NAME_SIZE, 'heavy', NAME_TRACKING)));
  const written = label(name, [start, y + 54], NAME_SIZE, '#fff', 'heavy', NAME_TRACKING);
  return (
    `<path stroke="#ffd36b" stroke-width="5" d="M${x - 58} ${y}h116m-58-58v116"/>` +
    `<circle cx="${x}" cy="${y}" r="26" stroke="#ffd36b" stroke-width="5"/>` +
    `<circle cx="${x}" cy="${y}" r="8" fill="#ffd36b"/>` +
    `<g stroke="${brand.ink[900]}" stroke-width="7" paint-order="stroke">${written}</g>`
  );
};

/**
 * Chart of Sri Lanka with a town marked: depth lines round the coast, hills in steps of colour. Decorative
 * beside an address; the page gives it its label. The coast is Natural Earth 1:10m. SVG text, 2000 by 1410, of which
 * the 940 in the middle are enough.
 */
export const chart = (town: Town): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="${LEFT} 0 ${WIDTH} ${HEIGHT}" ` +
  `fill="none" stroke-linejoin="round"><defs><path id="s" d="${pathText(softCoast.map(straight), 1)}"/>` +
  `<path id="l" d="${pathText(coast.map(straight), 1)}"/></defs>` +
  `<path fill="${brand.ink[900]}" d="M${LEFT} 0h${WIDTH}v${HEIGHT}h-${WIDTH}z"/>${water()}${land()}${graticule()}` +
  `${label('Bay of Bengal', [640, 330], 34, brand.beam, 'light', 30)}${label('Laccadive Sea', [MARGIN, 1300], 34, brand.beam, 'light', 30)}` +
  `${compass([820, 150])}${scaleBar([560, 1326])}${marked(town)}</svg>`;
