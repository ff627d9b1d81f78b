import { expect, test } from 'vitest';
import { table } from './table.ts';

test('more figures than pages: a line for each figure', () => {
  expect(table([{ of: '/', ms: '9', KB: '70 ≤ 80' }])).toEqual({ ms: { '/': '9' }, KB: { '/': '70 ≤ 80' } });
});

test('more controls than figures: a line for each control', () => {
  const rows = ['menu', 'top bar'].map((of) => ({ of, ms: '16' }));
  expect(table(rows)).toEqual({ menu: { ms: '16' }, 'top bar': { ms: '16' } });
});
