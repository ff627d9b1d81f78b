import { expect, test } from 'vitest';
import { editionLine } from './edition-line.ts';
import { editionState, editionToPlan } from './edition-state.ts';
import { samples } from './fixture/editions.ts';
import type { Edition } from './schema.ts';

const today = '2026-11-21';
const lines = {
  current: '{named} counts.',
  expected: '{named} counts; {successor} {when}.',
  replaced: '{successor} after {named}, until {ends}.',
  ended: '{successor} alone since {ends}, not {named}.',
  unconfirmed: '{successor} after {named}. Ask now.',
  guidance: '{successor} after {named}. Guidance.',
  lastAudits: '{named} until {lastNew}, then {successor}.',
};
const scheme: Edition = {
  ...samples.inTransition,
  page: 'fssc-22000',
  named: 'FSSC 22000 Version 6',
  successor: 'FSSC 22000 Version 7',
  lastNew: { day: '2027-04-30', certainty: 'verified' },
};

test.each<[row: Edition, state: string, toPlan: string, line: string]>([
  [samples.current, 'current', 'ISO 13485:2016', 'ISO 13485:2016 counts.'],
  [
    samples.expected,
    'expected',
    'ISO 45001:2018',
    'ISO 45001:2018 counts; ISO 45001 (revised) second half of 2027.',
  ],
  [
    samples.inTransition,
    'replaced',
    'ISO 9001:2026',
    'ISO 9001:2026 after ISO 9001:2015, until 31 December 2028.',
  ],
  [
    samples.ended,
    'ended',
    'ISO 15189:2022',
    'ISO 15189:2022 alone since 6 December 2025, not ISO 15189:2012.',
  ],
  [samples.endUnconfirmed, 'unconfirmed', 'ISO 37001:2025', 'ISO 37001:2025 after ISO 37001:2016. Ask now.'],
  [samples.guidance, 'guidance', 'ISO 19011:2026', 'ISO 19011:2026 after ISO 19011:2018. Guidance.'],
  [scheme, 'lastAudits', 'FSSC 22000 Version 6', 'Version 6 until 30 April 2027, then Version 7.'],
])('$named: state, edition to plan with, and sentence', (row, state, toPlan, line) => {
  expect(editionState(row, today)).toBe(state);
  expect(editionToPlan(row, today)).toBe(toPlan);
  expect(editionLine(row, today, { lines })).toBe(line);
});

test('the day after the last audits the successor alone is left, and after the transition nothing of the old', () => {
  const states = ['2027-04-30', '2027-05-01', '2028-12-31', '2029-01-01'].map((day) =>
    editionState(scheme, day),
  );
  expect(states).toEqual(['lastAudits', 'replaced', 'replaced', 'ended']);
});

test("one body's own date neither ends an edition nor its audits", () => {
  const single = { day: '2027-01-01', certainty: 'single' } as const;
  expect(editionState({ ...scheme, lastNew: single }, today)).toBe('replaced');
  expect(editionState({ ...scheme, ends: single }, '2028-01-01')).toBe('unconfirmed');
});
