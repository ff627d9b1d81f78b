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

test('a goal is met by what is just as much', () => {
  expect(misses(judged('/about', { 'of the reference': 1.3, performance: 100 }))).toBe(false);
});

test('home has goals of its own', () => {
  expect(misses(judged('/', { 'of the reference': 1.35 }))).toBe(false);
  expect(misses(judged('/about', { 'of the reference': 1.35 }))).toBe(true);
});

test('the reference has none', () => {
  expect(judged('reference: summary', { 'press to paint ms': 56 })).toMatchObject({
    'press to paint ms': '56',
  });
});
