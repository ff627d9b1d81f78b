import { expect, test } from 'vitest';
import { samples } from './fixture/editions.ts';
import { edition } from './schema.ts';

const { inTransition, current, ended, guidance, expected } = samples;
const on = (day: string) => ({ day, certainty: 'reported' });
const told = (text: string, certainty = 'reported') => ({ text, certainty });

/** The fields that a row is refused for. */
const faultsOf = (row: object) =>
  edition.safeParse(row).error?.issues.map(({ path }) => path.join('.')) ?? [];

test.each(Object.entries(samples))('the row %s does not contradict itself', (_, row) => {
  expect(faultsOf(row)).toEqual([]);
});

test.each<[name: string, row: object, fields: string[]]>([
  ['current, yet replaced', { ...inTransition, status: 'current' }, ['successorPublished', 'newOnly']],
  ['current, yet it ends', { ...current, ends: on('2030-01-01') }, ['ends']],
  ['guidance that ends', { ...guidance, ends: on('2030-01-01') }, ['ends']],
  ['replaced by nothing that is named', { ...guidance, successor: undefined }, ['status']],
  ['replaced, yet expected', { ...guidance, successorExpected: told('2027') }, ['successorExpected']],
  [
    'expected, yet checked',
    { ...expected, successorExpected: told('2027', 'verified') },
    ['successorExpected'],
  ],
  ['ended after the check', { ...ended, ends: on('2026-12-31') }, ['ends']],
  ['ended on no day', { ...ended, ends: undefined }, ['ends']],
  ['in transition, yet over', { ...inTransition, newOnly: undefined, ends: on('2026-11-21') }, ['status']],
  ['published after the check', { ...current, published: told('2027') }, ['published']],
  ['replaced too early', { ...guidance, successorPublished: told('May 1999') }, ['successorPublished']],
  ['replaced too late', { ...guidance, successorPublished: told('1 December 2026') }, ['successorPublished']],
  ['over before its successor came', { ...ended, ends: on('2001-01-01') }, ['ends']],
  [
    'audited to the successor after the end',
    { ...inTransition, firstAudits: on('2035-01-01') },
    ['firstAudits'],
  ],
  ['for the successor alone after the end', { ...inTransition, newOnly: on('2035-01-01') }, ['newOnly']],
])('a row is refused that is %s', (_, row, fields) => {
  expect(faultsOf(row)).toEqual(fields);
});
