import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '#src/content/days.ts';
import { daysBetween, grouped } from './days-left.ts';

// How the days left are told: deadline-bars/days-left-today.dom.test.ts; when a check is doubted: passed-days.test.tsx.
test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-21', '2029-09-30', 1044],
  ['2028-02-28', '2028-03-01', 2],
  ['2027-03-27', '2027-03-29', 2],
  ['2026-11-21', '2025-12-06', -350],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test('a number is grouped as British English does', () => {
  fc.assert(fc.property(fc.nat(), (count) => grouped(count) === count.toLocaleString('en-GB')));
});

test('the day is that of the clock on the wall, whatever it is in universal time', () => {
  expect(dayOf(new Date(2027, 0, 5, 0, 30))).toBe('2027-01-05');
  expect(dayOf(new Date(2027, 0, 5, 23, 30))).toBe('2027-01-05');
});
