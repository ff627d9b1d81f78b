import { expect, test } from 'vitest';
import { registerGroups } from './groups.ts';

test('superseded editions come first, then those with a change in sight; rows keep their order', () => {
  const rows = [
    { name: 'a', status: 'current' as const },
    { name: 'b', status: 'superseded' as const },
    { name: 'c', status: 'current' as const },
    { name: 'd', status: 'change-in-sight' as const },
    { name: 'e', status: 'superseded' as const },
  ];
  expect(registerGroups(rows).map((group) => [group.status, group.rows.map(({ name }) => name)])).toEqual([
    ['superseded', ['b', 'e']],
    ['change-in-sight', ['d']],
    ['current', ['a', 'c']],
  ]);
});

test('a status without rows has no group', () => {
  expect(registerGroups([{ status: 'current' }])).toHaveLength(1);
});
