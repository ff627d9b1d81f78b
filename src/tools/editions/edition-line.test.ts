import { expect, test } from 'vitest';
import { samples } from '#src/editions/fixture/editions.ts';
import type { RegisterRow } from '#src/tools/data.ts';
import { data } from '#src/tools/fixture/data.ts';
import { designationToPlan } from './designation-to-plan.ts';
import { editionLine } from './edition-line.ts';
import { holdableEditions } from './holdable.ts';
import { editionState, editionToPlan } from './state.ts';

const today = '2026-11-21';
const scheme: RegisterRow = {
  ...samples.inTransition,
  page: 'fssc-22000',
  named: 'FSSC 22000 Version 6',
  successor: 'FSSC 22000 Version 7',
  lastNew: { day: '2027-04-30', certainty: 'verified' },
};
const rows: readonly [RegisterRow, string, string, string][] = [
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
  expect(editionLine(row, today, data.finder.editionLines)).toBe(line);
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

test('an organisation can hold editions and published successors, no guidance, and nothing only expected', () => {
  const all = [...rows.map(([row]) => row), { ...samples.current, page: 'haccp', named: 'Codex CXC 1-1969' }];
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

test.each([
  ['iso-14001', 'ISO 14001:2026'],
  ['iso-45001', 'ISO 45001:2018'],
  ['iso-27001', 'ISO/IEC 27001:2022'],
  ['fssc-22000', 'FSSC 22000'],
  ['haccp', 'HACCP'],
  ['gmp', 'GMP'],
  ['ce-marking', 'CE Marking'],
])('a plan calls %s %s', (id, name) => {
  const page = data.pages.find((candidate) => candidate.id === id);
  expect(page && designationToPlan(page, data.register, today)).toBe(name);
});
