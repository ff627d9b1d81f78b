import { expect, test } from 'vitest';
import { months, partOf, spanOf } from './scale.ts';

const span = { from: '2026-11-21', until: '2027-03-01' };

test('a day stands at its part of the span, and days outside at its ends', () => {
  expect(partOf(span, '2026-11-21')).toBe(0);
  expect(partOf(span, '2027-01-10')).toBe(0.5);
  expect(partOf(span, '2027-03-01')).toBe(1);
  expect(partOf(span, '2026-01-01')).toBe(0);
  expect(partOf(span, '2029-01-01')).toBe(1);
});

test('months go over the turn of the year, the last one with the end; a first of a month begins with the next', () => {
  expect(months(span)).toEqual(['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01']);
  expect(months({ from: '2026-12-01', until: '2027-01-15' })).toEqual(['2027-01-01']);
});

test('the span ends with the New Year after the last deadline', () => {
  const deadlines = [{ day: '2027-04-30' }, { day: '2029-09-30' }];
  expect(spanOf('2026-11-21', deadlines)).toEqual({ from: '2026-11-21', until: '2030-01-01' });
});
