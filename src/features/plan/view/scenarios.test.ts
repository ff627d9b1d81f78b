import { expect, test } from 'vitest';
import { readableDay } from '#src/content/days.ts';
import { islands } from '#src/site/islands.ts';
import { auditTexts, noFigureText } from '../audit-time/audit-texts.ts';
import type { Plan } from '../link/schema.ts';
import { emptyPlan } from '../link/state.ts';
import { longestPath, weeksOf } from '../schedule/paths.ts';
import { type Length, lengths } from '../schedule/place.ts';
import { auditDay, endDay } from '../schedule/schedule.ts';
import { lengthFor } from '../schedule/verdict.ts';
import { resultsOf } from './results.ts';

const islandData = islands.plan.data;

const { auditTime } = islandData.tools;

/** What a visitor reads who answers this on 21 November 2026. */
const answersTo = (answers: Partial<Plan>) => {
  const found = resultsOf({ ...emptyPlan, ...answers }, islandData, '2026-11-21');
  const { plan, cards, days, paths, monday, verdict } = found;
  const told = (what: typeof endDay) => (length: Length) => {
    const path = longestPath(paths, length);
    return path && readableDay(what(path, length, monday));
  };
  return {
    cards: cards.map(({ page, level }) => `${level} ${page.id}`),
    card: (id: string) => cards.find(({ page }) => page.id === id),
    planned: found.designations.map(({ designation }) => designation),
    days,
    texts: auditTexts(days, { sites: plan.sites, quality: found.categories.quality }, auditTime),
    weeks: lengths.map((length) => {
      const path = longestPath(paths, length);
      return path && weeksOf(path, length);
    }),
    audits: lengths.map(told(auditDay)),
    ends: lengths.map(told(endDay)),
    verdict: verdict?.text,
    /** The plan that goes into the calendar. */
    kept: lengthFor(verdict),
    notes: found.editionNotes.map(({ text }) => text),
    changeovers: found.changeovers,
  };
};

test('a packaging plant of 140 people whose buyer names ISO 14001 and ISO 45001', () => {
  const plant = answersTo({
    sector: 'factory',
    named: ['iso-14001', 'iso-45001'],
    markets: ['eu'],
    people: 140,
    work: 'paper',
    joint: true,
    stage: 'none',
    wanted: { kind: 'certificate', day: '2027-06-30' },
  });
  expect(plant.cards).toEqual(['start iso-14001', 'start iso-45001', 'not ce-marking']);
  expect(plant.planned).toEqual(['ISO 14001:2026', 'ISO 45001:2018']);
  expect(plant.texts[0]).toBe('10 to 21.5 auditor days for stage 1 and stage 2 together. The table says 18.');
  expect(plant.texts).toContain('Each following year about 3.5 to 7; recertification about 6.5 to 14.5.');
  expect(plant.audits[0]).toBe('26 April 2027');
  expect(plant.ends).toEqual(['6 June 2027', '5 December 2027']);
  expect(plant.verdict).toBe(
    'Possible, without slack. Begin by 14 December 2026 and book the certification body now.',
  );
  // A careful one would put the audit after the day that is wanted.
  expect(plant.kept).toBe('quick');
});

test('a spice exporter of 35 people who is asked for GFSI', () => {
  const exporter = answersTo({
    sector: 'food-make',
    reasons: ['gfsi'],
    markets: ['eu'],
    people: 35,
    stage: 'some',
  });
  expect(exporter.cards).toEqual([
    'start fssc-22000',
    'look haccp',
    'look gmp',
    'not iso-22000',
    'not ce-marking',
  ]);
  expect(exporter.days).toMatchObject({ total: undefined, without: ['fssc-22000'] });
  // The design's summary says 12 July; by its own tables the careful audit lies a week later: choose 1, gap 3, build
  // 12 × 0.75 × 1.25 rounded up 12, use from half of it for 12, internal audit 2, review 1, stage 1 1, wait 8: 34 weeks.
  expect(exporter.kept).toBe('careful');
  expect(exporter.audits).toEqual(['5 April 2027', '19 July 2027']);
  expect(exporter.notes[0]).toContain('30 April 2027');
});

test('a hospital laboratory of 28 people accredited to ISO 15189:2012', () => {
  const laboratory = answersTo({
    sector: 'medlab',
    held: [{ page: 'iso-15189', edition: '2012' }],
    people: 28,
    stage: 'running',
  });
  expect(laboratory.cards).toEqual(['start iso-15189', 'not iso-9001']);
  expect(laboratory.planned).toEqual(['ISO 15189:2022']);
  expect(laboratory.card('iso-15189')?.edition).toContain('not been accepted since 6 December 2025');
  expect(noFigureText('iso-15189', auditTime)).toMatch(
    /^No figure here: the days are set by the accreditation body\./,
  );
  expect(laboratory.days.total).toBeUndefined();
  expect(laboratory.weeks).toEqual([26, 47]);
  expect(laboratory.audits[0]).toBe('29 March 2027');
});

test('a software firm of 60 people with security questionnaires', () => {
  const firm = answersTo({ sector: 'it', reasons: ['forms'], people: 60, stage: 'none' });
  expect(firm.cards).toEqual(['start iso-27001']);
  expect(firm.days.total).toBeUndefined();
  expect(noFigureText('iso-27001', auditTime)).toContain('ISO/IEC 27006-1');
  expect(firm.weeks).toEqual([25, 49]);
  expect(firm.ends).toEqual(['16 May 2027', '31 October 2027']);
});

test('a cosmetic start-up of 9 people that sells at home and in the EU', () => {
  const startUp = answersTo({ sector: 'cosmetic', markets: ['lk', 'eu'], people: 9 });
  expect(startUp.cards).toEqual(['start iso-22716', 'not gmp', 'not ce-marking']);
  expect(startUp.weeks).toEqual([17, 31]);
  expect(startUp.ends).toEqual(['21 March 2027', '27 June 2027']);
});

test('a holder of ISO 9001:2015 to March 2028, 50 people', () => {
  const holder = answersTo({
    held: [{ page: 'iso-9001', edition: '2015', until: '2028-03' }],
    standards: ['iso-9001'],
    people: 50,
  });
  expect(holder.cards).toEqual(['look iso-14001', 'look iso-45001', 'held iso-9001']);
  expect(holder.changeovers[0]?.careful).toEqual({ begin: '2027-09-27', audit: '2027-12-27' });
  expect(holder.changeovers[0]?.latest).toEqual({ begin: '2028-01-03', audit: '2028-02-21' });
  expect(holder.changeovers[0]?.texts).toContain(
    'Renewed to ISO 9001:2015, it could run only to 30 September 2029.',
  );
  expect(holder.days.total?.recertification).toMatchObject({ low: 2.5, high: 4 });
});
