import { expect, test } from 'vitest';
import { samples } from '#src/editions/fixture/editions.ts';
import { edition } from './edition.ts';

const { inTransition, current, ended, guidance, expected } = samples;
const reported = { certainty: 'reported' } as const;

/** The fields that a row is refused for. */
const faultsOf = (row: object) =>
  edition.safeParse(row).error?.issues.map(({ path }) => path.join('.')) ?? [];

test.each(Object.entries(samples))('the row %s does not contradict itself', (_, row) => {
  expect(faultsOf(row)).toEqual([]);
});

test.each([
  [
    'current, yet its successor is published',
    { ...inTransition, status: 'current' },
    ['successorPublished', 'newOnly'],
  ],
  ['current, yet it ends', { ...current, ends: { day: '2030-01-01', ...reported } }, ['ends']],
  ['guidance that ends', { ...guidance, ends: { day: '2030-01-01', ...reported } }, ['ends']],
  ['replaced by nothing that is named', { ...guidance, successor: undefined }, ['status']],
  [
    'replaced by what is only expected',
    { ...guidance, successorExpected: { text: '2027', ...reported } },
    ['successorExpected'],
  ],
  [
    'expected, yet checked',
    { ...expected, successorExpected: { text: '2027', certainty: 'verified' } },
    ['successorExpected'],
  ],
  ['ended after the check', { ...ended, ends: { day: '2026-12-31', ...reported } }, ['ends']],
  ['ended on no day', { ...ended, ends: undefined }, ['ends']],
  [
    'in transition, yet over',
    { ...inTransition, newOnly: undefined, ends: { day: '2026-11-21', ...reported } },
    ['status'],
  ],
  ['published after the check', { ...current, published: { text: '2027', ...reported } }, ['published']],
  [
    'replaced before it was published',
    { ...guidance, successorPublished: { text: 'May 1999', ...reported } },
    ['successorPublished'],
  ],
  [
    'replaced after the check',
    { ...guidance, successorPublished: { text: '1 December 2026', ...reported } },
    ['successorPublished'],
  ],
  ['over before its successor came', { ...ended, ends: { day: '2001-01-01', ...reported } }, ['ends']],
  [
    'new for the successor alone after the end',
    { ...inTransition, newOnly: { day: '2035-01-01', ...reported } },
    ['newOnly'],
  ],
])('a row is refused that is %s', (_, row, fields) => {
  expect(faultsOf(row)).toEqual(fields);
});
