import { expect, test } from 'vitest';
import { judge, misses } from './goals.ts';

const judged = (of: string, figures: Record<string, number>) => judge([{ of, figures }])[0] ?? {};

test('a figure stands beside its goal, and is marked where it misses it', () => {
  const row = judged('/about', { 'of the reference': 1.3, performance: 99, requests: 9 });
  expect(row).toEqual({
    of: '/about',
    'of the reference': '1.3 ≤ 1.3',
    performance: '99 < 100 ✗',
    requests: '9',
  });
  expect(misses(row)).toBe(true);
});

test.each([
  ['/about', { 'of the reference': 1.3, performance: 100 }, false],
  ['/about', { 'of the reference': 1.35 }, true],
  // Home has goals of its own, the reference none.
  ['/', { 'of the reference': 1.35 }, false],
  ['reference: summary', { 'press to paint ms': 56 }, false],
])('%s with %o: misses a goal is %s', (of, figures, isMissed) => {
  expect(misses(judged(of, figures))).toBe(isMissed);
});
