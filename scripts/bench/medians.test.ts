import { expect, test } from 'vitest';
import { medians } from './medians.ts';

test('each figure is the middle one of its own rounds', () => {
  const rounds = [
    [
      { of: '/', figures: { ms: 900, KB: 1 } },
      { of: '/about', figures: { ms: 1, KB: 7.00049 } },
    ],
    [
      { of: '/', figures: { ms: 90, KB: 3 } },
      { of: '/about', figures: { ms: 1, KB: 7.00049 } },
    ],
    [
      { of: '/', figures: { ms: 110, KB: 2 } },
      { of: '/about', figures: { ms: 1, KB: 7.00049 } },
    ],
  ];
  expect(medians(rounds)).toEqual([
    { of: '/', figures: { ms: 110, KB: 2 } },
    { of: '/about', figures: { ms: 1, KB: 7 } },
  ]);
});
