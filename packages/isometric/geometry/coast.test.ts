import { expect, test } from 'vitest';
import { chartPlace, coast, relief, softCoast, UNITS_PER_KM } from './coast.ts';
import type { Point } from './projection.ts';

const inside = ([x, y]: Point, ring: readonly Point[]): boolean =>
  ring.reduce((within, [ax, ay], i) => {
    const [bx, by] = ring[(i + 1) % ring.length] ?? [ax, ay];
    const crosses = ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
    return crosses ? !within : within;
  }, false);

const onLand = (longitude: number, latitude: number): boolean =>
  coast.some((ring) => inside(chartPlace(longitude, latitude), ring));

test('towns of the interior are on land, seas are not', () => {
  expect(onLand(80.64, 7.29)).toBe(true); // Kandy
  expect(onLand(80.01, 9.68)).toBe(true); // Jaffna
  expect(onLand(79.6, 6.9)).toBe(false);
  expect(onLand(82.1, 8)).toBe(false);
});

test('Colombo lies on the shore', () => {
  const place = chartPlace(79.878, 6.912);
  const nearest = Math.min(
    ...(coast[0] ?? []).map((point) => Math.hypot(point[0] - place[0], point[1] - place[1])),
  );
  expect(nearest / UNITS_PER_KM).toBeLessThan(12);
});

test('the coast fits the chart, and the soft coast has fewer corners', () => {
  expect(coast.flat().filter(([x, y]) => x <= 0 || x >= 940 || y <= 0 || y >= 1410)).toEqual([]);
  expect(softCoast.flat().length).toBeLessThan((coast[0]?.length ?? 0) / 2);
});

test('every height lies on land and within the height below; the highest summit lies within all', () => {
  const summit = chartPlace(80.774, 7.001);
  for (const { metres, rings } of relief) {
    const isUnder = rings.some((ring) => inside(summit, ring));
    expect(isUnder, `${metres} m`).toBe(true);
    for (const point of rings.flat()) expect(inside(point, softCoast[0] ?? [])).toBe(true);
  }
});
