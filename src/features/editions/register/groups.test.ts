import { expect, test } from 'vitest';
import { registerGroups } from './groups.ts';

test('what is in transition comes first, then what has ended; rows keep their order', () => {
  const rows = [
    { name: 'a', status: 'current' as const },
    { name: 'b', status: 'ended' as const },
    { name: 'c', status: 'current' as const },
    { name: 'd', status: 'in-transition' as const },
    { name: 'e', status: 'guidance-replaced' as const },
    { name: 'f', status: 'in-transition' as const },
  ];
  expect(registerGroups(rows).map((group) => [group.status, group.rows.map(({ name }) => name)])).toEqual([
    ['in-transition', ['d', 'f']],
    ['ended', ['b']],
    ['guidance-replaced', ['e']],
    ['current', ['a', 'c']],
  ]);
});

test('a status without rows has no group', () => {
  expect(registerGroups([{ status: 'current' }])).toHaveLength(1);
});
