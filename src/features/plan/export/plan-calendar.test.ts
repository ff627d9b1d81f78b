import ical from 'ical.js';
import { expect, test } from 'vitest';
import { data } from '../fixture/data.ts';
import { pathsOf } from '../schedule/paths.ts';
import { planCalendar } from './plan-calendar.ts';

const circumstances = {
  size: 'large',
  stage: 'none',
  tableDays: 18,
  notified: false,
  sector: undefined,
} as const;
const calendarOf = (pages: readonly string[]) =>
  planCalendar(
    {
      paths: pathsOf({ ...circumstances, pages }, data.phases),
      length: 'quick',
      monday: '2026-11-23',
      pages,
      today: '2026-11-21',
      url: 'https://www.example.com',
      address: '/plan',
    },
    data,
  );
const eventsOf = (text: string) =>
  new ical.Component(ical.parse(text)).getAllSubcomponents('vevent').map((component) => {
    const event = new ical.Event(component);
    const status = component.getFirstPropertyValue('status');
    return { event, status, line: `${event.startDate} ${event.endDate} ${event.summary}` };
  });

const events = eventsOf(calendarOf(['iso-14001', 'iso-45001']));
const plan = 'ISO 14001:2026, ISO 45001:2018';

test('a plan is its audits and what follows them, whole days, then the deadlines of its editions', () => {
  expect(events.map(({ line }) => line)).toEqual([
    `2026-11-23 2026-11-24 Start: ${plan}`,
    `2027-03-22 2027-03-29 Internal audit: ${plan}`,
    `2027-04-05 2027-04-12 Stage 1: ${plan}`,
    `2027-04-26 2027-05-10 Stage 2: ${plan}`,
    `2027-05-24 2027-06-07 Decision: ${plan}`,
    `2028-06-06 2028-06-07 First surveillance: ${plan}`,
    `2030-03-06 2030-03-07 Recertification, three months before its date: ${plan}`,
    '2029-04-30 2029-05-01 ISO 14001:2015: Transition ends (fairly sure)',
  ]);
});

test('the plan is tentative and says that nothing is agreed; deadlines are not', () => {
  expect(events.map(({ status }) => status)).toEqual([...Array(7).fill('TENTATIVE'), null]);
  expect(events[0]?.event.description).toMatch(
    /^Your own plan; nothing in it has been agreed yet\.\nhttps:\/\/www\.example\.com\/plan$/,
  );
  expect(events.at(-1)?.event.description).toMatch(/Fairly sure: .*\n/);
});

test('identifiers differ, and stay the same when the dates move', () => {
  const ids = events.map(({ event }) => event.uid);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids[3]).toBe('plan-system-stage-2@www.example.com');
});

test('what is accredited or declared has no surveillance of ours', () => {
  const lines = eventsOf(calendarOf(['iso-17025', 'ce-marking'])).map(({ line }) => line);
  expect(lines.join('\n')).not.toMatch(/surveillance|Recertification/);
  expect(lines).toContain('2027-06-14 2027-06-21 Assessment: ISO/IEC 17025:2017');
});

test('without a path there are deadlines alone', () => {
  expect(eventsOf(calendarOf(['iso-19011']))).toEqual([]);
});
