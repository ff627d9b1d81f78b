import { expect, test } from 'vitest';
import { samples } from './fixture/editions.ts';
import { holdableEditions } from './holdable.ts';

test('an organisation can hold editions and published successors, no guidance, and nothing only expected', () => {
  const { current, expected, inTransition, ended, endUnconfirmed, guidance, scheme } = samples;
  const method = { ...current, page: 'haccp', named: 'Codex CXC 1-1969' };
  const all = [current, expected, inTransition, ended, endUnconfirmed, guidance, scheme, method];
  expect(
    holdableEditions(all).map(({ page, id, isSuccessor }) => `${page}@${id}${isSuccessor ? '+' : ''}`),
  ).toEqual([
    'iso-13485@2016',
    'iso-45001@2018',
    'iso-9001@2015',
    'iso-9001@2026+',
    'iso-15189@2012',
    'iso-15189@2022+',
    'iso-37001@2016',
    'iso-37001@2025+',
    'fssc-22000@6',
    'fssc-22000@7+',
    'haccp@codex-cxc-1-1969',
  ]);
});
