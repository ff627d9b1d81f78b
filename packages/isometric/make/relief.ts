import type { Position } from './simplify.ts';

/** Summits and uplands: longitude, latitude, height in metres, reach in kilometres. */
const SUMMITS: readonly (readonly [longitude: number, latitude: number, metres: number, reach: number])[] = [
  [80.774, 7.001, 2524, 15], // Pidurutalagala
  [80.767, 6.799, 2388, 13], // Kirigalpotta, Horton Plains
  [80.499, 6.811, 2243, 9], // Sri Pada
  [80.83, 6.92, 2170, 12], // Hakgala
  [81.112, 6.933, 2035, 8], // Namunukula
  [80.8, 7.4, 1863, 11], // Knuckles
  [80.95, 6.77, 1600, 11], // Haputale
  [81.03, 6.86, 1250, 12], // Bandarawela
  [80.64, 6.95, 1500, 14], // Hatton plateau
  [80.65, 6.39, 1358, 8], // Gongala, Rakwana hills
  [80.45, 6.4, 900, 9], // Sinharaja
  [80.62, 7.22, 1000, 14], // Hantana, Kandy
  [80.47, 7.08, 1050, 9], // Dolosbage
  [81.19, 7.14, 1150, 9], // Madolsima
  [80.66, 7.58, 700, 11], // Matale
  [80.76, 7, 330, 42], // the foothills all round
  [80.655, 8.11, 766, 3], // Ritigala
];

const KM_PER_DEGREE = 110.6;
const KM_PER_LONGITUDE = KM_PER_DEGREE * Math.cos((7 * Math.PI) / 180);
/** How sharply summits stand out from what they join. */
const SHARPNESS = 3;

/** Valleys and spurs: places are moved a few kilometres to and fro before their height is taken. */
const wander = (x: number, y: number): Position => {
  const wave = (a: number, b: number, phase: number): number => Math.sin((a * x + b * y) / 10 + phase);
  return [
    x + 3.6 * wave(0.8, 1.5, 0.4) + 2.4 * wave(-2.6, 1.6, 1.7) + 1.5 * wave(3.2, 4.1, 2.9),
    y + 3.6 * wave(1.6, -0.7, 2.2) + 2.4 * wave(1.5, 2.8, 0.9) + 1.5 * wave(-4.4, 3.1, 4.1),
  ];
};

const height = ([longitude, latitude]: Position): number => {
  const [x, y] = wander((longitude - 80) * KM_PER_LONGITUDE, (latitude - 7) * KM_PER_DEGREE);
  const sum = SUMMITS.reduce((total, [summitLongitude, summitLatitude, metres, reach]) => {
    const km = Math.hypot(
      x - (summitLongitude - 80) * KM_PER_LONGITUDE,
      y - (summitLatitude - 7) * KM_PER_DEGREE,
    );
    return total + (metres * Math.exp(-((km / reach) ** 2) / 2)) ** SHARPNESS;
  }, 0);
  return sum ** (1 / SHARPNESS);
};

const [LEFT, BOTTOM, STEP, COLUMNS, ROWS] = [79.7, 5.9, 0.02, 105, 125];

type Crossing = { readonly from: string; readonly to: string; readonly at: Position };

/** The sides of a cell that a contour crosses, with the high ground on one hand (marching squares). */
const crossingsOf = (column: number, row: number, metres: number): Crossing[] => {
  const corner = (dx: number, dy: number): Position => [
    LEFT + (column + dx) * STEP,
    BOTTOM + (row + dy) * STEP,
  ];
  const corners = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
  const names = [`h${column},${row}`, `v${column + 1},${row}`, `h${column},${row + 1}`, `v${column},${row}`];
  const sides = corners.flatMap((a, i) => {
    const b = corners[(i + 1) % 4] ?? a;
    const [ha, hb] = [height(a) - metres, height(b) - metres];
    if (ha > 0 === hb > 0) return [];
    const t = ha / (ha - hb);
    const at: Position = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    return [{ name: names[i] ?? '', at, leaving: ha > 0 }];
  });
  const [one, two] = sides;
  if (sides.length !== 2 || !one || !two) return [];
  const [from, to] = one.leaving ? [one, two] : [two, one];
  return [{ from: from.name, to: to.name, at: from.at }];
};

/** Closed lines of equal height in degrees; the first point is repeated at the end. */
export const reliefRings = (metres: number): Position[][] => {
  const ahead = new Map<string, Crossing>();
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      for (const crossing of crossingsOf(column, row, metres)) ahead.set(crossing.from, crossing);
    }
  }
  const rings: Position[][] = [];
  for (const [start] of ahead) {
    const ring: Position[] = [];
    let name = start;
    for (let next = ahead.get(name); next; next = ahead.get(name)) {
      ring.push(next.at);
      ahead.delete(name);
      name = next.to;
    }
    const [first] = ring;
    if (first && ring.length > 5) rings.push([...ring, first]);
  }
  return rings;
};
