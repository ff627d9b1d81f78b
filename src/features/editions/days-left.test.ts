import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, daysBetween, daysLeftText, deadlineState, grouped, isStale } from './days-left.ts';

const words = { one: '1 day left', other: '{count} days left', passed: 'Passed' };

test.each([
  ['2026-11-21', '2026-11-21', 0],
  ['2026-11-21', '2027-04-30', 160],
  ['2026-11-21', '2029-04-30', 891],
  ['2026-11-21', '2029-09-30', 1044],
  ['2028-02-28', '2028-03-01', 2],
  ['2027-03-27', '2027-03-29', 2],
  ['2026-11-21', '2025-12-06', -350],
])('from %s to %s are %i days', (from, to, days) => {
  expect(daysBetween(from, to)).toBe(days);
});

test.each([
  ['2025-12-06', 'passed'],
  ['2026-11-20', 'passed'],
  ['2026-11-21', 'near'],
  ['2027-11-21', 'near'],
  ['2027-11-22', 'far'],
  ['2029-09-30', 'far'],
])('on 21 November 2026 a deadline of %s is %s', (deadline, state) => {
  expect(deadlineState(deadline, '2026-11-21')).toBe(state);
});

test.each([
  ['2029-09-30', '1,044 days left'],
  ['2026-11-22', '1 day left'],
  ['2026-11-21', '0 days left'],
  ['2026-11-20', 'Passed'],
])('%s reads %s', (deadline, text) => {
  expect(daysLeftText(deadline, '2026-11-21', words)).toBe(text);
});

test('a number is grouped as British English does', () => {
  fc.assert(fc.property(fc.nat(), (count) => grouped(count) === count.toLocaleString('en-GB')));
});

test('the day is that of the clock on the wall, whatever it is in universal time', () => {
  expect(dayOf(new Date(2027, 0, 5, 0, 30))).toBe('2027-01-05');
  expect(dayOf(new Date(2027, 0, 5, 23, 30))).toBe('2027-01-05');
});

test('a check is doubted from the 181st day', () => {
  expect(isStale('2026-11-21', '2027-05-20')).toBe(false);
  expect(isStale('2026-11-21', '2027-05-21')).toBe(true);
});
