import { expect, test } from 'vitest';
import { weeksAfter } from '#src/content/weeks.ts';
import type { Path } from './paths.ts';
import { fitOf, startOf } from './verdict.ts';

const monday = '2026-11-30';
const phase = (id: string, start: number, weeks: number) =>
  ({ id, label: id, row: id, by: 'you', note: undefined, start, weeks }) as const;
const path = (audit: number, end: number): Path => {
  const phases = [
    phase('build', 0, audit),
    phase('stage-2', audit, 1),
    phase('decide', audit + 1, end - audit - 1),
  ];
  return { track: 'system', pages: [], quick: phases, careful: phases };
};

/** One ends last, the other is audited last. */
const paths = [path(10, 40), path(20, 24)];
const fitFor = (kind: 'audit' | 'certificate', weeks: number) =>
  fitOf(paths, { kind, day: weeksAfter(monday, weeks) }, monday);

test('an audit that is wanted is that of the path whose audit is last, a certificate that which ends last', () => {
  expect([fitFor('audit', 19).kind, fitFor('audit', 20).kind]).toEqual(['late', 'room']);
  expect([fitFor('certificate', 39).kind, fitFor('certificate', 40).kind]).toEqual(['late', 'room']);
  expect(fitFor('audit', 19).earliest).toBe(weeksAfter(monday, 20));
});

test('all paths begin early enough for each of them', () => {
  expect(fitFor('audit', 25).latest.careful).toBe(weeksAfter(monday, 5));
  expect(fitFor('certificate', 45).latest.careful).toBe(weeksAfter(monday, 5));
});

test.each([
  ['2026-11-30', undefined, '2026-11-30'],
  ['2026-12-01', undefined, '2026-12-07'],
  ['2026-12-01', '2026-01-01', '2026-12-07'],
  ['2026-12-01', '2027-01-06', '2027-01-11'],
])('on %s a plan from %s begins on Monday %s', (today, start, expected) => {
  expect(startOf({ start }, today)).toBe(expected);
});
