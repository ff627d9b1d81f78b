import { expect, test } from 'vitest';
import { months, spanOf } from './scale.ts';

const span = { from: '2026-11-21', until: '2027-03-01' };

test('months go over the turn of the year, the last one with the end; a first of a month begins with the next', () => {
  expect(months(span)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01']);
  expect(months({ from: '2026-12-01', until: '2027-01-15' })).toEqual(['2027-01-01']);
});

test('the span ends with the New Year after the last deadline', () => {
  const deadlines = [{ day: '2027-04-30' }, { day: '2029-09-30' }];
  expect(spanOf('2026-11-21', deadlines)).toEqual({ from: '2026-11-21', until: '2030-01-01' });
});
