import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf } from '#src/content/days.ts';
import { grouped } from './days-left.ts';

// How the days left are counted and told: deadline-bars/days-left-today.dom.test.ts.
test('a number is grouped as British English does', () => {
  fc.assert(fc.property(fc.nat(), (count) => grouped(count) === count.toLocaleString('en-GB')));
});

test('the day is that of the clock on the wall, whatever it is in universal time', () => {
  expect(dayOf(new Date(2027, 0, 5, 0, 30))).toBe('2027-01-05');
  expect(dayOf(new Date(2027, 0, 5, 23, 30))).toBe('2027-01-05');
});
