import { expect, test } from 'vitest';
import { data } from '../fixture/data.ts';
import { changeoverOf } from './changeover.ts';

const today = '2026-11-21';
const change = (page: string, edition: string, until?: string, day = today) =>
  changeoverOf({ page, edition, until }, data, day);

test('a change is counted back from the last day of the certificate', () => {
  expect(change('iso-9001', '2015', '2028-03')).toEqual({
    held: { page: 'iso-9001', edition: '2015', until: '2028-03' },
    named: 'ISO 9001:2015',
    kind: 'dates',
    texts: [
      'The recertification is the simplest moment: it covers the whole standard anyway. A surveillance audit can carry the change too, with more time. Careful plan: begin 27 September 2027, audit 27 December 2027. At the latest: begin 3 January 2028, audit 21 February 2028.',
      'Renewed to ISO 9001:2015, it could run only to 30 September 2029.',
    ],
    careful: { begin: '2027-09-27', audit: '2027-12-27' },
    latest: { begin: '2028-01-03', audit: '2028-02-21' },
  });
});

test('a certificate does not outlive the transition of its edition', () => {
  // 30 September 2029 is a Sunday; the careful change takes 26 weeks.
  expect(change('iso-9001', '2015', '2030-06')?.careful?.begin).toBe('2029-04-02');
});

test('where the end of the transition is not known, nothing is said of how long a renewal could run', () => {
  expect(change('iso-37001', '2016', '2028-03')?.texts).toHaveLength(1);
});

test.each([
  [
    'iso-15189',
    '2012',
    '2028-03',
    'ended',
    /^This edition is no longer accepted.*assess you to ISO 15189:2022/,
  ],
  ['iso-9001', '2015', '2026-10', 'over', /^This certificate has ended: plan a new certification\.$/],
  ['iso-9001', '2026', '2026-10', 'over', /has ended/],
  ['iso-9001', '2015', '2026-12', 'late', /^Too little time is left/],
  // The month of today still counts to its last day.
  ['iso-9001', '2015', '2026-11', 'late', /^Too little time is left/],
  ['iso-9001', '2015', '2027-03', 'tight', /begun on 28 September 2026. At the latest: begin 4 January 2027/],
])('%s:%s valid until %s is %s', (page, edition, until, kind, text) => {
  const found = change(page, edition, until);
  expect(found?.kind).toBe(kind);
  expect(found?.texts[0]).toMatch(text);
});

test('an edition that nothing has replaced asks for nothing, and one without a month for the month', () => {
  expect(change('iso-9001', '2026', '2028-03')).toMatchObject({ kind: 'current', texts: [] });
  expect(change('iso-45001', '2018', '2028-03')).toMatchObject({ kind: 'current', texts: [] });
  expect(change('iso-9001', '2015')).toMatchObject({ kind: 'undated', texts: [] });
});

test('once the transition is over the edition has ended, whatever the certificate says', () => {
  expect(change('iso-9001', '2015', '2030-06', '2029-10-01')?.kind).toBe('ended');
});

test('an edition that the register does not know is left out', () => {
  expect(change('iso-9001', '2008', '2028-03')).toBeUndefined();
});
