import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { facts } from '../specification.ts';
import { anchored, linksOf, pageAt, textOf, textsOf } from './documents.ts';

// What the fact sheet says of the edition each page is named for: whether it still counts, and the days that are known.
const { marks, editions, newCertificates, sureDays } = facts;
const order = ['In transition', 'Ended, no longer accepted', 'Guidance, replaced'];
const [, ended, replaced] = order;
const current = 'Current';
const noEnd = 'None: current edition';
/** The word of what is said with its meaning: `Checked`. */
const markOf = (sure: string) => sure.replace(/:.*/, '');

const published = (file: string) => readFileSync(join(import.meta.dirname, '../../dist', file), 'utf8');

describe('the table to take away', () => {
  const rows: Record<string, string>[] = parse(published('editions.csv'), { columns: true, bom: true });

  it('is read by a common parser, a row for each standard and scheme, as in the fact sheet', () => {
    expect(rows.slice(0, editions.length)).toMatchObject(
      editions.map(({ named, status, successor, ends = noEnd, sure = '' }) => ({
        'Edition of this page': expect.stringContaining(named),
        Status: status,
        Successor: successor ? expect.stringContaining(successor) : '',
        'Transition ends': ends,
        'Transition ends (how sure)': sure,
        'Successor published': expect.not.stringMatching(/expected|half|not /),
        Source: expect.stringMatching(/.{21}/),
        'Checked on': expect.stringMatching(/^20\d\d-\d\d-\d\d$/),
      })),
    );
  });

  it('says of new certificates and audits what its sources say, a last day or a first, how sure it is, and what is only expected', () => {
    const days = rows.flatMap((row) =>
      [...new Set(newCertificates.map(([, column]) => column))]
        .toSorted()
        .filter((column) => /^\d/.test(row[column] ?? ''))
        .map((column) => [row['Edition of this page'], column, row[column], row[`${column} (how sure)`]]),
    );
    expect(days).toEqual(newCertificates);
    expect(rows.flatMap((row) => row['Successor expected'] || [])).toEqual([
      'after the 2026 draft; no date yet',
      'second half of 2027',
    ]);
  });
});

it('has a calendar to take away: each sure day as an event of that whole day, and how sure it is', () => {
  const calendar = new ICAL.Component(ICAL.parse(published('editions.ics')));
  const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect(events.map(({ summary, startDate }) => [String(startDate), summary])).toEqual(sureDays);
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(events.length);
  for (const { startDate, duration, summary, description, uid } of events) {
    // The same at every build: a calendar that is read again finds its entries.
    expect(uid).toMatch(/^[a-z-]+[\d-]+-(ends|lastNew|newOnly)@/);
    expect(startDate.isDate).toBe(true);
    expect(duration.toSeconds()).toBe(24 * 60 * 60);
    expect(description.startsWith(`${/fairly sure/.test(summary) ? marks.reported : marks.checked}.`)).toBe(
      true,
    );
  }
});

describe('the register', () => {
  const page = pageAt('/editions');
  const rows = [...page.querySelectorAll('#register tbody tr')];
  const rowOf = (named: string) => rows.find((row) => textOf(row).includes(named));
  const hrefOf = (named: string) => rowOf(named)?.querySelector('a')?.getAttribute('href') ?? '';

  it('is named, and each of its rows leads to a page of its own', () => {
    expect(textOf(page.querySelector('main table caption')).length).toBeGreaterThan(10);
    expect(rows.length).toBeGreaterThanOrEqual(editions.length);
    expect(new Set(linksOf(page, '#register th > a').map(([, href]) => href)).size).toBe(rows.length);
  });

  const readable = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const inWords = (day: string) => (/^\d/.test(day) ? readable.format(new Date(day)) : day);

  it.each(editions)('says without script of $named what counts until when', ({ named, status, ...told }) => {
    const { successor = '', ends = '', sure = '' } = told;
    const row = rowOf(named);
    for (const words of [successor, inWords(ends), markOf(sure)]) expect(textOf(row)).toContain(words);
    const isCurrent = status === current;
    expect(textOf(isCurrent ? row?.closest('table')?.previousElementSibling : row)).toContain(status);
    // Of what counts no day is told on which anything ends.
    if (isCurrent) expect(textOf(row)).not.toMatch(/ends|New certificates/);
  });

  it.each(newCertificates)('says of %s: %s %s', (named, column, day, sure) => {
    expect(textOf(rowOf(named))).toMatch(new RegExp(`${column} ?${inWords(day)} ?${markOf(sure)}`));
  });

  it('puts what presses first: in transition, ended, replaced, current', () => {
    const states = textsOf(page, '#register caption ~ tbody td:first-of-type, #register h3:has(+ table)');
    const places = states.map((state) => order.findIndex((one) => state.startsWith(one)));
    expect(places.pop()).toBe(-1);
    expect(places).toEqual(places.toSorted());
    expect(new Set(places)).toEqual(new Set(order.keys()));
  });

  it("counts no days to one body's own date", () => {
    const counted = [...(rowOf('ISO 14001:2015')?.querySelectorAll('[data-days-left]') ?? [])];
    expect(counted.map((element) => element.getAttribute('data-days-left'))).toEqual(['2029-04-30']);
  });

  it('puts what could not be confirmed first among the dates ahead', () => {
    const [first, ...dated] = [...anchored('/editions', 'deadlines').querySelectorAll('li')];
    expect(textOf(first)).toMatch(
      /^ISO 37001:2016 ?This edition will end, .*Ask your certification body now\.$/,
    );
    expect(first?.querySelector('time')).toBeNull();
    const days = dated.map((item) => [...item.querySelectorAll('time')].map(({ dateTime }) => dateTime));
    expect(days.flat().toSorted()).toEqual(sureDays.flatMap(([day]) => (day > '2026' ? [day] : [])));
    expect(days).toEqual(days.map((of) => of.toSorted()).toSorted());
    for (const item of dated)
      for (const { parentElement } of item.querySelectorAll('p:has(time) + p'))
        expect(textOf(parentElement)).toMatch(/Checked|Fairly sure/);
  });

  it('explains each mark of the register in its key', () => {
    const marks = new Set([...page.querySelectorAll('#register td [data-level]')].map(textOf));
    const key = textsOf(anchored('/editions', 'register'), 'dl dt');
    expect([...marks].toSorted()).toEqual(key.toSorted());
  });

  const offered = editions.slice(0, -1).map(({ named, status, ends, sure = '' }) => {
    if (ends === undefined) return { named, status };
    const [mark = '', meaning] = sure.split(': ');
    return {
      named,
      status,
      end: sure ? `${inWords(ends)} (${mark.toLowerCase()})` : ends,
      // What a day that is not sure means stands once, after the facts.
      explained: sure && sure !== marks.checked ? `${mark}${meaning}` : undefined,
    };
  });

  it.each(offered)('is linked from the page of $named, which says: $status', (offer) => {
    const { named, status, end, explained } = offer;
    const document = pageAt(hrefOf(named));
    const note = anchored(hrefOf(named), 'edition');
    expect(textOf(note)).toContain(status);
    expect(linksOf(note).map(([, href]) => href)).toContain('/editions');
    const noted = textsOf(note, 'dl > div');
    expect(noted.find((fact) => fact.startsWith('Transition ends'))).toBe(end && `Transition ends${end}`);
    if (explained) expect(noted.filter((fact) => fact === explained)).toHaveLength(1);
    // The opening says it where it is not current; only what is over is struck.
    const opening = textOf(document.getElementById('superseded-heading'));
    expect(opening.startsWith(status === current ? '' : status)).toBe(true);
    expect(document.querySelector('main :is(s, [data-struck])') !== null).toBe(
      status === ended || status === replaced,
    );
  });
});
