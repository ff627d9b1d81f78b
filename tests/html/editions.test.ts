import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { linksOf, pageAt, textOf } from './documents.ts';

// Fact sheet, section 2: the edition each page is named for, whether it still counts, and the days that are known.
const superseded = 'Superseded';
const current = 'Current';
const inSight = 'Current, change in sight';
const reported = 'Reported: confirm with your certification body';
const facts = [
  {
    named: 'ISO 9001:2015',
    status: superseded,
    successor: 'ISO 9001:2026',
    ends: '2029-09-30',
    sure: reported,
  },
  { named: 'ISO 13485:2016', status: current },
  {
    named: 'ISO 14001:2015',
    status: superseded,
    successor: 'ISO 14001:2026',
    ends: '2029-04-30',
    sure: reported,
  },
  {
    named: 'ISO 15189:2012',
    status: superseded,
    successor: 'ISO 15189:2022',
    ends: '2025-12-06',
    sure: 'Checked',
  },
  { named: 'ISO 15378:2017', status: inSight, successor: 'ISO 15378 (' },
  { named: 'ISO/IEC 17025:2017', status: current },
  { named: 'ISO 18404:2015', status: current },
  { named: 'ISO 19011:2018', status: superseded, successor: 'ISO 19011:2026' },
  { named: 'ISO 22000:2018', status: current },
  { named: 'ISO 22301:2019', status: current },
  { named: 'ISO 22716:2007', status: current },
  { named: 'ISO/IEC 27001:2022', status: current },
  { named: 'ISO 37001:2016', status: superseded, successor: 'ISO 37001:2025' },
  { named: 'ISO 45001:2018', status: inSight, successor: 'ISO 45001 (' },
  {
    named: 'FSSC 22000',
    status: superseded,
    successor: 'FSSC 22000 Version 7',
    ends: '2028-04-30',
    sure: 'Checked',
  },
  { named: 'Codex CXC 1-1969', status: current },
] as const;

/** The last days of the earlier edition, the same source: the day before first certificates go to the new one alone. */
const lastNew = {
  'ISO 9001:2015': '2028-03-30',
  'ISO 14001:2015': '2027-10-31',
  'FSSC 22000 Version 6': '2027-04-30',
};

const published = (file: string) => readFileSync(join(import.meta.dirname, '../../dist', file), 'utf8');

describe('the table to take away', () => {
  const rows: Record<string, string>[] = parse(published('editions.csv'), { columns: true });

  it('is read by a common parser, a row for each standard and scheme, as in the fact sheet', () => {
    expect(
      rows.map((row) => ({
        named: row['Edition of this page'],
        status: row.Status,
        successor: row.Successor,
        ends: row['Transition ends'],
        sure: row['Transition ends (how sure)'],
      })),
    ).toEqual(
      facts.map(({ named, status, ...rest }) => ({
        named: expect.stringContaining(named),
        status,
        successor: 'successor' in rest ? expect.stringContaining(rest.successor) : '',
        ends: 'ends' in rest ? rest.ends : '',
        sure: 'sure' in rest ? rest.sure : '',
      })),
    );
  });

  it('has the last days for new certificates, and a source and a day of the check in every row', () => {
    const days = rows
      .map((row) => [row['Edition of this page'], row['Last new certificate or audit']])
      .filter(([, day]) => day !== '');
    expect(Object.fromEntries(days)).toEqual(lastNew);
    for (const row of rows) {
      expect(row.Source?.length).toBeGreaterThan(20);
      expect(row['Checked on']).toMatch(/^20\d\d-\d\d-\d\d$/);
    }
  });
});

describe('the calendar to take away', () => {
  const calendar = new ICAL.Component(ICAL.parse(published('editions.ics')));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

  it('is read by a common parser: each known day, in order, as an event of that whole day', () => {
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(events.map(({ summary, startDate }) => [String(startDate), summary.split(': ')[0]])).toEqual([
      ['2025-12-06', 'ISO 15189:2012'],
      ['2027-04-30', 'FSSC 22000 Version 6'],
      ['2027-10-31', 'ISO 14001:2015'],
      ['2028-03-30', 'ISO 9001:2015'],
      ['2028-04-30', 'FSSC 22000 Version 6'],
      ['2029-04-30', 'ISO 14001:2015'],
      ['2029-09-30', 'ISO 9001:2015'],
    ]);
    for (const event of events) {
      expect(event.startDate.isDate).toBe(true);
      expect(event.duration.toSeconds()).toBe(24 * 60 * 60);
    }
  });

  it('gives each event an identifier of its own, and reported days the advice to confirm them', () => {
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const event of events.filter(({ summary }) => /^ISO 9001/.test(summary)))
      expect(event.description).toMatch(/^Reported: confirm with your certification body\./);
  });
});

describe('the register', () => {
  const rows = [...pageAt('/editions').querySelectorAll('tbody tr:has(td)')];

  it('has a row for each standard and scheme of the site, and each leads to its page', () => {
    expect(rows).toHaveLength(facts.length);
    const targets = rows.map((row) => row.querySelector('th a')?.getAttribute('href'));
    expect(new Set(targets).size).toBe(facts.length);
  });

  it('says it without script: what ended, what is reported, what is not known', () => {
    const row = (start: string) => rows.map(textOf).find((text) => text.includes(start));
    expect(row('ISO 9001:2015')).toMatch(/30 September 2029 ?Reported: confirm with your certification body/);
    expect(row('ISO 15189:2012')).toMatch(/6 December 2025/);
    expect(row('ISO 37001:2016')).toMatch(/ISO 37001:2025.*None known ?None known/);
    expect(row('ISO 18404:2015')).toMatch(/Not established/);
  });

  it('is linked from the note of each standard and from the last lines of every page', () => {
    for (const { named } of facts.slice(0, 15)) {
      const link = rows
        .map((row) => row.querySelector('th a'))
        .find((found) => textOf(found).includes(named));
      const page = pageAt(link?.getAttribute('href') ?? '');
      expect(linksOf(page, '#edition a').map(([, href]) => href)).toContain('/editions');
      expect(linksOf(page, 'body > footer a').map(([, href]) => href)).toContain('/editions');
    }
  });
});
