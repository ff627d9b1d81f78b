import { expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import type { Edition } from '#src/content/schemas/edition.ts';
import { editionLine } from './edition-line.ts';
import { editionState, editionToPlan } from './edition-state.ts';
import { samples } from './fixture/editions.ts';

const today = '2026-11-21';
const scheme: Edition = {
  ...samples.inTransition,
  page: 'fssc-22000',
  named: 'FSSC 22000 Version 6',
  successor: 'FSSC 22000 Version 7',
  lastNew: { day: '2027-04-30', certainty: 'verified' },
};
const rows: readonly [Edition, string, string, string][] = [
  [samples.current, 'current', 'ISO 13485:2016', 'ISO 13485:2016 is current.'],
  [
    samples.expected,
    'expected',
    'ISO 45001:2018',
    'ISO 45001:2018 is current; ISO 45001 (revised) is expected second half of 2027.',
  ],
  [
    samples.inTransition,
    'replaced',
    'ISO 9001:2026',
    'ISO 9001:2026 has replaced ISO 9001:2015. Transition reported to end 31 December 2028: plan with ISO 9001:2026.',
  ],
  [
    samples.ended,
    'ended',
    'ISO 15189:2022',
    'ISO 15189:2012 is no longer accepted since 6 December 2025. Only ISO 15189:2022.',
  ],
  [
    samples.endUnconfirmed,
    'unconfirmed',
    'ISO 37001:2025',
    'ISO 37001:2025 has replaced ISO 37001:2016. We could not confirm a deadline: ask your certification body now.',
  ],
  [
    samples.guidance,
    'guidance',
    'ISO 19011:2026',
    'ISO 19011:2026 has replaced ISO 19011:2018; nothing expires.',
  ],
  [
    scheme,
    'lastAudits',
    'FSSC 22000 Version 6',
    'Audits to Version 6 until 30 April 2027, then to Version 7.',
  ],
];

test.each(rows)('$named: state, edition to plan with, and sentence', (row, state, toPlan, line) => {
  expect(editionState(row, today)).toBe(state);
  expect(editionToPlan(row, today)).toBe(toPlan);
  expect(editionLine(row, today, content.labels.edition)).toBe(line);
});

test('the day after the last audits the successor alone is left, and after the transition nothing of the old', () => {
  expect([editionState(scheme, '2027-04-30'), editionState(scheme, '2027-05-01')]).toEqual([
    'lastAudits',
    'replaced',
  ]);
  expect([editionState(scheme, '2028-12-31'), editionState(scheme, '2029-01-01')]).toEqual([
    'replaced',
    'ended',
  ]);
});

test("one body's own date neither ends an edition nor its audits", () => {
  const single = { day: '2027-01-01', certainty: 'single' } as const;
  expect(editionState({ ...scheme, lastNew: single }, today)).toBe('replaced');
  expect(editionState({ ...scheme, ends: single }, '2028-01-01')).toBe('unconfirmed');
});
