import { expect, test } from 'vitest';
import { beside } from './beside.ts';

test('figures that have changed show what they were, in the row of the same name', () => {
  const before = [
    { page: '/about', ms: 120, KB: '14.0' },
    { page: '/', ms: 90, KB: '18.2' },
  ];
  expect(beside([{ page: '/', ms: 80, KB: '18.2' }], before)).toEqual([
    { page: '/', ms: '80 (90)', KB: '18.2' },
  ]);
});

test('what was not measured before stands alone', () => {
  const rows = [{ page: '/new', ms: 80 }];
  expect(beside(rows, [{ page: '/', ms: 90 }])).toEqual(rows);
  expect(beside(rows)).toEqual(rows);
});
