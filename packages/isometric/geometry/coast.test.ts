import { expect, test } from 'vitest';
import { chartPlace, coast, UNITS_PER_KM } from './coast.ts';
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
