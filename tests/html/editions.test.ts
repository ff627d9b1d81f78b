import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { linksOf, pageAt, sectionUnder, textOf } from './documents.ts';

// Fact sheet, section 2: the edition each page is named for, whether it still counts, and the days that are known.
const inTransition = 'In transition';
const ended = 'Ended, no longer accepted';
const replaced = 'Guidance, replaced';
const current = 'Current';
const checked = 'Checked: read in the source named';
const reported = 'Reported: several sources agree; confirm with your certification body';
const facts = [
  {
    named: 'ISO 9001:2015',
    status: inTransition,
    successor: 'ISO 9001:2026',
    ends: '2029-09-30',
    sure: reported,
  },
  { named: 'ISO 13485:2016', status: current },
  {
    named: 'ISO 14001:2015',
    status: inTransition,
    successor: 'ISO 14001:2026',
    ends: '2029-04-30',
    sure: reported,
  },
  {
    named: 'ISO 15189:2012',
    status: ended,
    successor: 'ISO 15189:2022',
    ends: '2025-12-06',
    sure: checked,
  },
  { named: 'ISO 15378:2017', status: current },
  { named: 'ISO/IEC 17025:2017', status: current },
  { named: 'ISO 18404:2015', status: current },
  { named: 'ISO 19011:2018', status: replaced, successor: 'ISO 19011:2026', ends: 'None: guidance' },
  { named: 'ISO 22000:2018', status: current },
  { named: 'ISO 22301:2019', status: current },
  { named: 'ISO 22716:2007', status: current },
  { named: 'ISO/IEC 27001:2022', status: current },
  {
    named: 'ISO 37001:2016',
    status: inTransition,
    successor: 'ISO 37001:2025',
    ends: 'There is an end, but we could not confirm it: ask your certification body now',
  },
  { named: 'ISO 45001:2018', status: current, successor: 'ISO 45001 (' },
  {
    named: 'FSSC 22000',
    status: inTransition,
    successor: 'FSSC 22000 Version 7',
    ends: '2028-04-30',
    sure: checked,
  },
  { named: 'Codex CXC 1-1969', status: current },
] as const;

const standards = facts.filter(({ named }) => !named.startsWith('Codex'));

/** When new certificates to the earlier edition end, the same source: as a last day, or as the first day without them. */
const lastNew = 'Last day for a new certificate or audit';
const newOnly = 'New certificates to the successor only from';
const newCertificates = [
  ['ISO 9001:2015', newOnly, '2028-03-31', reported],
  ['ISO 14001:2015', lastNew, '2027-10-31', "One source: one certification body's own date; ask yours"],
  ['FSSC 22000 Version 6', lastNew, '2027-04-30', checked],
];

/** The days that are sure enough for a calendar, each with its event. */
const sureDays = [
  ['2025-12-06', 'ISO 15189:2012: Transition ends'],
  ['2027-04-30', `FSSC 22000 Version 6: ${lastNew}`],
  ['2028-03-31', `ISO 9001:2015: ${newOnly} (Reported)`],
  ['2028-04-30', 'FSSC 22000 Version 6: Transition ends'],
  ['2029-04-30', 'ISO 14001:2015: Transition ends (Reported)'],
  ['2029-09-30', 'ISO 9001:2015: Transition ends (Reported)'],
];

const published = (file: string) => readFileSync(join(import.meta.dirname, '../../dist', file), 'utf8');

describe('the table to take away', () => {
  const rows: Record<string, string>[] = parse(published('editions.csv'), { columns: true, bom: true });

  it('is read by a common parser, a row for each standard and scheme, as in the fact sheet', () => {
    expect(
      rows.slice(0, facts.length).map((row) => ({
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
        ends: 'ends' in rest ? rest.ends : 'None: current edition',
        sure: 'sure' in rest ? rest.sure : '',
      })),
    );
  });

  it('says of new certificates what its sources say, a last day or a first, and how sure it is', () => {
    const days = rows.flatMap((row) =>
      [lastNew, newOnly]
        .filter((column) => /^\d/.test(row[column] ?? ''))
        .map((column) => [row['Edition of this page'], column, row[column], row[`${column} (how sure)`]]),
    );
    expect(days).toEqual(newCertificates);
  });

  it('has a source and a day of the check in every row, and nothing expected among what is published', () => {
    for (const row of rows) {
      expect(row.Source?.length).toBeGreaterThan(20);
      expect(row['Checked on']).toMatch(/^20\d\d-\d\d-\d\d$/);
      expect(row['Successor published']).not.toMatch(/expected|half|not /);
    }
    expect(rows.flatMap((row) => row['Successor expected'] || [])).toEqual(['second half of 2027']);
  });
});

describe('the calendar to take away', () => {
  const calendar = new ICAL.Component(ICAL.parse(published('editions.ics')));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));

  it('is read by a common parser: each day that is sure enough, in order, as an event of that whole day', () => {
    expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
    expect(events.map(({ summary, startDate }) => [String(startDate), summary])).toEqual(sureDays);
    for (const event of events) {
      expect(event.startDate.isDate).toBe(true);
      expect(event.duration.toSeconds()).toBe(24 * 60 * 60);
    }
  });

  it('gives each event an identifier of its own, and says of each first of all how sure it is', () => {
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
    for (const { summary, description } of events)
      expect(description.startsWith(`${/Reported/.test(summary) ? reported : checked}.`)).toBe(true);
  });
});

describe('the register', () => {
  const rows = [...pageAt('/editions').querySelectorAll('tbody tr:has(td)')];

  it('has a row for each standard and scheme of the site, and each leads to its page', () => {
    expect(rows.length).toBeGreaterThanOrEqual(facts.length);
    const targets = rows.map((row) => row.querySelector('th a')?.getAttribute('href'));
    expect(new Set(targets).size).toBe(rows.length);
  });

  const row = (start: string) => rows.map(textOf).find((text) => text.includes(start)) ?? '';
  const statusOf = (text: string) => /In transition|Ended|Guidance, replaced|Current/.exec(text)?.[0];

  it('says it without script: what counts until when, what ended, what is reported, what is not known', () => {
    expect(row('ISO 9001:2015')).toMatch(/valid until 30 September 2029 \(Reported\)/i);
    expect(row('ISO 9001:2015')).toMatch(
      /successor only from ?31 March 2028 ?Reported: several sources agree/,
    );
    expect(row('ISO 15189:2012')).toMatch(/Ended, no longer accepted.*6 December 2025/);
    expect(row('ISO 19011:2018')).toMatch(/None: guidance ?None: guidance/);
    expect(row('FSSC 22000')).toMatch(/31 March 2023/);
  });

  it('never says of an edition in transition that no end is known', () => {
    const transitions = rows.map(textOf).filter((text) => statusOf(text) === 'In transition');
    expect(transitions).toHaveLength(facts.filter(({ status }) => status === inTransition).length);
    for (const text of transitions) expect(text).not.toMatch(/\bNone\b/);
    expect(row('ISO 37001:2016')).toMatch(
      /There is an end, but we could not confirm it: ask your certification body now/,
    );
  });

  it("shows one body's own date with its mark, and counts no days to it", () => {
    const found = rows.find((element) => textOf(element).includes('ISO 14001:2015'));
    expect(textOf(found)).toMatch(
      /31 October 2027 ?One source: one certification body's own date; ask yours/,
    );
    const counted = [...(found?.querySelectorAll('[data-days-left]') ?? [])];
    expect(counted.map((element) => element.getAttribute('data-days-left'))).toEqual(['2029-04-30']);
  });

  it('puts what could not be confirmed first among the dates ahead', () => {
    const ahead = sectionUnder(pageAt('/editions'), 'Dates ahead');
    const [first, ...dated] = [...ahead.querySelectorAll('li')];
    expect(textOf(first)).toMatch(
      /^ISO 37001:2016 ?This edition will end, .*Ask your certification body now\.$/,
    );
    expect(first?.querySelector('time')).toBeNull();
    expect(dated.map((item) => item.querySelector('time')?.getAttribute('datetime'))).toEqual(
      sureDays.flatMap(([day = '']) => (day > '2026' ? [day] : [])),
    );
    for (const item of dated) expect(textOf(item)).toMatch(/Checked: read in|Reported: several sources/);
  });

  it('explains each mark where it stands', () => {
    const words = [...pageAt('/editions').querySelectorAll('main [data-level]')]
      .filter((mark) => mark.closest('dl') === null)
      .map(textOf);
    expect(words.length).toBeGreaterThan(20);
    for (const word of words) expect(word).toMatch(/^(Checked|Reported|One source): .{20}/);
  });

  it('says on the page of each standard in which state its edition is; only what is over is struck', () => {
    const struck = standards.flatMap(({ named, status }) => {
      const href = rows
        .map((element) => element.querySelector('th a'))
        .find((link) => textOf(link).includes(named))
        ?.getAttribute('href');
      const page = pageAt(href ?? '');
      expect(textOf(page.getElementById('edition'))).toContain(status);
      const opening = textOf(page.getElementById('superseded-heading'));
      expect(opening.startsWith(status === current ? '' : status)).toBe(true);
      return page.querySelector('main s, main [data-struck]') ? [named] : [];
    });
    expect(struck).toEqual(['ISO 15189:2012', 'ISO 19011:2018']);
  });

  it('is linked from the note of each standard and from the last lines of every page', () => {
    for (const { named } of standards) {
      const link = rows
        .map((row) => row.querySelector('th a'))
        .find((found) => textOf(found).includes(named));
      const page = pageAt(link?.getAttribute('href') ?? '');
      expect(linksOf(page, '#edition a').map(([, href]) => href)).toContain('/editions');
      expect(linksOf(page, 'body > footer a').map(([, href]) => href)).toContain('/editions');
    }
  });
});
