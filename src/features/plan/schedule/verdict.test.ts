import fc from 'fast-check';
import { expect, test } from 'vitest';
import { weeksAfter } from '#src/content/weeks.ts';
import { data } from '../fixture/data.ts';
import { editionNotes } from './edition-notes.ts';
import { pathsOf } from './paths.ts';
import { auditDay, dated, endDay } from './schedule.ts';
import { isPacedByRecords, startOf, verdictOf } from './verdict.ts';

const { phases } = data;
const monday = '2026-11-23';

const base = { size: 'large', stage: 'none', tableDays: 0, notified: false, sector: undefined } as const;

// The packaging plant: 140 people, two standards, audited together.
const plant = pathsOf({ ...base, pages: ['iso-14001', 'iso-45001'], tableDays: 18 }, phases);
const verdict = (kind: 'certificate' | 'audit', day: string) =>
  verdictOf(plant, { kind, day }, monday, phases);

test('a plan begins on the Monday from its day on, never in the past', () => {
  expect(startOf({ start: '2026-11-24' }, '2026-11-21')).toBe('2026-11-30');
  expect(startOf({ start: '2028-02-29' }, '2026-11-21')).toBe('2028-03-06');
  expect(startOf({ start: undefined }, '2026-11-21')).toBe(monday);
  expect(startOf({ start: '2026-01-05' }, '2026-11-21')).toBe(monday);
});

test('with room a careful plan fits, and begins by its last Monday', () => {
  // 54 weeks end on 5 December 2027.
  expect(verdict('certificate', '2027-12-05')).toMatchObject({
    kind: 'room',
    text: 'There is room. Begin by 23 November 2026.',
  });
  expect(verdict('certificate', '2027-12-04')?.kind).toBe('tight');
});

test('without slack only the quick plan fits', () => {
  expect(verdict('certificate', '2027-06-30')).toEqual({
    kind: 'tight',
    text: 'Possible, without slack. Begin by 14 December 2026 and book the certification body now.',
    latest: { quick: '2026-12-14', careful: '2026-06-15' },
  });
});

test('not by that date: the day of the quickest plan is named', () => {
  expect(verdict('certificate', '2027-05-31')?.text).toBe(
    'Not by that date. The quickest plan ends 6 June 2027. Ask the buyer whether a later day, or a signed audit contract, will do.',
  );
});

test('an audit is there on the Monday of stage 2', () => {
  expect(verdict('audit', '2027-04-26')).toMatchObject({
    kind: 'tight',
    latest: { quick: monday },
  });
  expect(verdict('audit', '2027-04-25')).toMatchObject({ kind: 'late' });
  expect(verdict('audit', '2027-04-25')?.text).toContain('ends 26 April 2027');
});

test('without a path there is no verdict', () => {
  expect(
    verdictOf({ paths: [], without: [] }, { kind: 'audit', day: monday }, monday, phases),
  ).toBeUndefined();
});

test('what the verdict names as the last Monday is just in time, and a week later is not', () => {
  const anyDay = fc
    .date({ min: new Date('2027-01-01'), max: new Date('2032-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const [path] = plant.paths;
  if (!path) throw new Error('The plant has a path.');
  fc.assert(
    fc.property(anyDay, fc.constantFrom('certificate', 'audit'), (day, kind) => {
      const latest = verdict(kind, day)?.latest.quick ?? '';
      const reached = (begin: string) => (kind === 'audit' ? auditDay : endDay)(path, 'quick', begin);
      return reached(latest) <= day && reached(weeksAfter(latest, 1)) > day;
    }),
  );
});

test('the days of phases follow one another, each from a Monday to a Sunday', () => {
  const [path] = plant.paths;
  const days = dated(path?.quick ?? [], monday).map(({ id, from, until }) => `${id} ${from} ${until}`);
  expect(days).toEqual([
    'choose 2026-11-23 2026-11-29',
    'gap 2026-11-30 2026-12-13',
    'build 2026-12-14 2027-03-07',
    'run 2027-01-25 2027-03-21',
    'internal-audit 2027-03-22 2027-03-28',
    'review 2027-03-29 2027-04-04',
    'stage-1 2027-04-05 2027-04-11',
    'wait 2027-04-12 2027-04-25',
    'stage-2 2027-04-26 2027-05-09',
    'act 2027-05-10 2027-05-23',
    'decide 2027-05-24 2027-06-06',
  ]);
});

test('records set the pace where time in use ends after the writing', () => {
  expect(isPacedByRecords(plant)).toBe(true);
  const written = pathsOf({ ...base, pages: data.pages.map(({ id }) => id), stage: 'running' }, phases);
  expect(isPacedByRecords(written)).toBe(false);
  expect(isPacedByRecords({ paths: [], without: [] })).toBe(false);
});

const notesFor = (page: string, begin: string, today = '2026-11-21') => {
  const paths = pathsOf({ ...base, size: 'medium', stage: 'some', pages: [page] }, phases);
  return editionNotes(paths, begin, today, data).map(({ text }) => text);
};

test('a plan to FSSC says on which side of the change its audits fall, quick and careful', () => {
  const line = 'Audits to Version 6 until 30 April 2027, then to Version 7.';
  expect(notesFor('fssc-22000', monday)).toEqual([
    `Your audit falls before 30 April 2027: ${line}`,
    `Your audit falls after 30 April 2027: ${line}`,
  ]);
  expect(notesFor('fssc-22000', '2027-04-05')).toEqual([`Your audit falls after 30 April 2027: ${line}`]);
});

test('an audit after the last day of new certificates is named, one before it is not, nor any once the day is past', () => {
  expect(notesFor('iso-14001', monday)).toEqual([]);
  expect(notesFor('iso-14001', '2027-08-02')).toEqual([
    'Your audit falls after 31 October 2027: ISO 14001:2026 has replaced ISO 14001:2015. The transition is due to end 30 April 2029: plan with ISO 14001:2026.',
  ]);
  expect(notesFor('iso-14001', '2027-11-08', '2027-11-01')).toEqual([]);
});
