import ical from 'ical.js';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { lastDayOf, monthsAfter } from '#src/content/days.ts';
import { readTable } from '#tests/table.ts';
import { data, resultOf, today } from '../fixture/data.ts';
import { messageOf, planCalendar, planTable } from './take.ts';

const wordsOf = (link: string) => JSON.stringify(resultOf(link));

// What once was told wrongly: the link, a pattern of what is said now, and of what is not.
const rows = readTable(
  'src/features/plan/result/found.yaml',
  z.array(z.strictObject({ link: z.string(), says: z.string(), never: z.string().default('NaN') })),
);

test.each(rows)('$link: $says, not $never', ({ link, says, never }) => {
  expect(wordsOf(link)).toMatch(new RegExp(says));
  expect(wordsOf(link)).not.toMatch(new RegExp(never));
});

/** What the events of a plan's calendar have in a field. */
const inCalendar = (result: ReturnType<typeof resultOf>, field: string) =>
  new ical.Component(ical.parse(planCalendar(result, data)))
    .getAllSubcomponents('vevent')
    .map((event) => String(event.getFirstPropertyValue(field)));

test('everything that is planned or held is in the calendar, the table and the message, each by its name', () => {
  const result = resultOf(
    'people=60&std=fssc-22000,iso-14001,iso-17025,ce-marking,gmp,haccp&sector=food-make&notified=yes',
  );
  const titles = ['FSSC 22000, ISO 14001:2026', 'GMP, HACCP', 'ISO/IEC 17025:2017', 'CE Marking'];
  expect(result.ways.map(({ title }) => title)).toEqual(titles);
  const table = planTable(result, data);
  for (const { title } of result.ways) expect(table).toContain(title);
  const alone = resultOf('hold=fssc-22000@6~2027-06');
  expect(messageOf(alone, data)).toMatch(/Renewing FSSC 22000 Version 6/);
  expect(inCalendar(alone, 'summary').join('\n')).toMatch(/Renewal audit: .*Version 7[\s\S]*Transition ends/);
  // The day that is said first, though the other plan begins before it.
  const tight = resultOf('std=iso-27001&sector=it&people=18&state=none&by=2027-06-30');
  expect(inCalendar(tight, 'dtstart')).toContain('2027-01-18');
});

test.each(['iso-9001', 'iso-27001', 'iso-17025', 'ce-marking'])(
  'of %s a month is too soon where no plan would be in time',
  (std) => {
    const of = (by: string) => resultOf(`std=${std}&people=20&sector=it&state=none&notified=no&by=${by}`);
    const { soonest = '' } = of('open');
    const tones = [soonest, monthsAfter(`${soonest}-01`, -1).slice(0, 7)].map(
      (month) => of(lastDayOf(month)).verdict.tone,
    );
    expect(tones).toEqual(['ask', 'stop']);
  },
);

test('two plans in one calendar leave each other alone, and one that has moved finds its entries again', () => {
  const idsOf = (link: string, on = today) =>
    inCalendar(resultOf(link, on), 'uid').filter((id) => id.startsWith('plan-'));
  const one = idsOf('std=iso-9001&people=60&sector=it');
  expect(new Set(one).size).toBe(one.length);
  expect(idsOf('std=iso-9001&people=60&sector=it', '2027-02-01')).toEqual(one);
  expect(idsOf('std=iso-9001&people=90&sector=it')).not.toEqual(expect.arrayContaining([one[0]]));
});

test('the director who answers for all that is planned is to be called, and the office where two do', () => {
  const { directors, phone } = data.firm;
  const standards = data.pages.filter(({ kind }) => kind !== 'working-system').map(({ id }) => id);
  const answering = (id: string) => directors.find(({ pages }) => pages.includes(id));
  for (const id of standards) expect(resultOf(`std=${id}`).call, id).toEqual(answering(id));
  const isOne = new Set(standards.map(answering)).size === 1;
  expect(resultOf(`std=${standards.join()}`).call).toEqual(isOne ? directors[0] : { phone });
});
