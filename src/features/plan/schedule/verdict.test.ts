import { expect, test } from 'vitest';
import { weeksAfter } from '#src/content/weeks.ts';
import type { Path } from './paths.ts';
import { fitOf } from './verdict.ts';

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

/** One ends last. */
const paths = [path(10, 40), path(20, 24)];
const fitFor = (weeks: number) => fitOf(paths, weeksAfter(monday, weeks), monday);

test('all of it is there when the last path ends', () => {
  expect([fitFor(39).kind, fitFor(40).kind]).toEqual(['late', 'room']);
});

test('all paths begin early enough for each of them', () => {
  expect(fitFor(45).latest.careful).toBe(weeksAfter(monday, 5));
});
