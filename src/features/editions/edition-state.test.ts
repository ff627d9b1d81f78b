import { expect, test } from 'vitest';
import { content } from '#src/site/content.ts';
import { editionState, editionToPlan, endedFrom } from './edition-state.ts';
import { holdableEditions } from './holdable.ts';
import { editionLine } from './in-words.ts';
import type { Edition } from './schema.ts';

const rowOf = (page: string) => {
  const row = content.editions.find((one) => one.page === page);
  if (!row) throw new Error(`The register has no row for ${page}.`);
  return row;
};

/** A row of the register in each state, in transition with an end and without. */
const samples = {
  inTransition: rowOf('iso-9001'),
  scheme: rowOf('fssc-22000'),
  current: rowOf('iso-13485'),
  endUnconfirmed: rowOf('iso-37001'),
  ended: rowOf('iso-15189'),
  guidance: rowOf('iso-19011'),
  expected: rowOf('iso-45001'),
};

const today = '2026-11-21';
/** Each sentence begins with the state that it is for. */
const lines = {
  current: 'current: {named}',
  expected: 'expected: {named}, {successor} {when}',
  replaced: 'replaced: {named}, {successor}, {ends}',
  ended: 'ended: {named}, {successor}, {ends}',
  unconfirmed: 'unconfirmed: {named}, {successor}',
  guidance: 'guidance: {named}, {successor}',
  lastAudits: 'lastAudits: {named}, {successor}, {lastNew}',
};
const { scheme } = samples;

test.each<[row: Edition, toPlan: string, line: string]>([
  [samples.current, 'ISO 13485:2016', 'current: ISO 13485:2016'],
  [samples.expected, 'ISO 45001:2018', 'expected: ISO 45001:2018, ISO 45001 (revised) second half of 2027'],
  [samples.inTransition, 'ISO 9001:2026', 'replaced: ISO 9001:2015, ISO 9001:2026, 30 September 2029'],
  [samples.ended, 'ISO 15189:2022', 'ended: ISO 15189:2012, ISO 15189:2022, 6 December 2025'],
  [samples.endUnconfirmed, 'ISO 37001:2025', 'unconfirmed: ISO 37001:2016, ISO 37001:2025'],
  [samples.guidance, 'ISO 19011:2026', 'guidance: ISO 19011:2018, ISO 19011:2026'],
  [scheme, 'FSSC 22000 Version 6', 'lastAudits: Version 6, Version 7, 30 April 2027'],
])('$named: the edition to plan with, and the sentence of its state', (row, toPlan, line) => {
  expect(editionToPlan(row, today)).toBe(toPlan);
  expect(editionLine(row, today, { lines })).toBe(line);
});

test('the day after the last audits the successor alone is left, and after the transition nothing of the old', () => {
  const states = ['2027-04-30', '2027-05-01', '2028-04-30', '2028-05-01'].map((day) =>
    editionState(scheme, day),
  );
  expect(states).toEqual(['lastAudits', 'replaced', 'replaced', 'ended']);
});

test("one body's own date neither ends an edition nor its audits", () => {
  const single = { day: '2027-01-01', certainty: 'single' } as const;
  expect(editionState({ ...scheme, lastNew: single }, today)).toBe('replaced');
  expect(editionState({ ...scheme, ends: single }, '2028-01-01')).toBe('unconfirmed');
});

test('an edition in transition no longer counts from the day after its end, where that is sure enough', () => {
  const { inTransition, ended, current, guidance, endUnconfirmed } = samples;
  expect(endedFrom(inTransition)).toBe('2029-10-01');
  const single = { ...inTransition, ends: { day: '2029-09-30', certainty: 'single' } } as const;
  for (const row of [ended, current, guidance, endUnconfirmed, single])
    expect(endedFrom(row)).toBeUndefined();
});

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
