import { expect, test } from 'vitest';
import { judge, medians, misses } from './findings.ts';

test('each figure is the middle one of its own rounds', () => {
  const rounds = [
    { ms: 900, KB: 1 },
    { ms: 90, KB: 3 },
    { ms: 110, KB: 2 },
  ].map((home) => [
    { of: '/', figures: home },
    { of: '/about', figures: { ms: 1, KB: 7.00049 } },
  ]);
  expect(medians(rounds)).toEqual([
    { of: '/', figures: { ms: 110, KB: 2 } },
    { of: '/about', figures: { ms: 1, KB: 7 } },
  ]);
});

test('a figure stands beside its goal, and is marked where it misses it', () => {
  const judged = judge('/about', { 'first paint of the reference': 1.15, performance: 99, requests: 9 });
  expect(judged).toEqual({
    'first paint of the reference': '1.15 ≤ 1.15',
    performance: '99 < 100 ✗',
    requests: '9',
  });
  expect(misses(judged)).toBe(true);
});

test.each([
  ['/all-iso', { 'largest paint of the reference': 1.2, performance: 100 }, false],
  ['/all-iso', { 'largest paint of the reference': 1.3 }, true],
  // Home has goals of its own, the reference none.
  ['/', { 'largest paint of the reference': 1.3 }, false],
  ['reference', { performance: 56 }, false],
])('%s with %o: misses a goal is %s', (of, figures, isMissed) => {
  expect(misses(judge(of, figures))).toBe(isMissed);
});
