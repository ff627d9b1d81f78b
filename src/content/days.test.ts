import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayAfter, lastDayOf, mondayAfter, mondayFrom, monthsAfter, weeksAfter } from './days.ts';

test('weeks go over the turn of the year and a leap day', () => {
  expect(weeksAfter('2026-12-28', 1)).toBe('2027-01-04');
  expect(weeksAfter('2028-03-06', -1)).toBe('2028-02-28');
});

test('a month ends with its last day, and months later is the same day or the last', () => {
  expect([lastDayOf('2028-02'), lastDayOf('2027-02'), lastDayOf('2028-12')]).toEqual([
    '2028-02-29',
    '2027-02-28',
    '2028-12-31',
  ]);
  expect(monthsAfter('2027-11-30', 3)).toBe('2028-02-29');
  expect(monthsAfter('2027-06-06', 33)).toBe('2030-03-06');
  expect(monthsAfter('2027-01-15', -1)).toBe('2026-12-15');
});

test('any day lies before its Monday and after the Friday before the other, and a Monday is one itself', () => {
  const anyDay = fc
    .date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  fc.assert(
    fc.property(anyDay, (day) => {
      const [from, after] = [mondayFrom(day), mondayAfter(day)];
      expect([from, after].map((monday) => new Date(monday).getUTCDay())).toEqual([1, 1]);
      expect([from >= day, dayAfter(from, -7) < day]).toEqual([true, true]);
      expect([dayAfter(after, -3) <= day, dayAfter(after, 4) > day]).toEqual([true, true]);
    }),
  );
});
