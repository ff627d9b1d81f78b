import ical from 'ical.js';
import { expect, test } from 'vitest';
import { data, resultOf, today } from '../fixture/data.ts';
import { messageOf, planCalendar, planTable } from './take.ts';

const three = 'std=iso-9001,iso-14001,iso-45001&people=140';
const wordsOf = (link: string, on = today) => JSON.stringify(resultOf(link, on));

/** What once was told wrongly: the link, what is said now, and what is not. */
test.each<[link: string, says: RegExp, never?: RegExp]>([
  // No sum while one waits for the kind of work, or is judged case by case; a sum says what it leaves out.
  [three, /"figure":"Still needs: kind of work"/, /5\.5 to 9\.5/],
  [`${three}&work=paper`, /"figure":"18 to 31"/, /, ISO \d+ alone/],
  [`${three}&work=public`, /no sum/, /12 to 20\.5/],
  ['std=iso-9001,iso-22301&people=140', /5\.5 to 9\.5, ISO 9001 alone/],
  // Version 6 is upgraded before it ends, not audited to Version 7 before May, or renewed as it is.
  ['hold=fssc-22000@6~2028-09', /yearly audit after 30 April 2027/, /at the renewal/],
  ['hold=fssc-22000@6~2027-06', /2027-05-24/, /2027-03-29/],
  ['hold=fssc-22000@6~2027-03', /still to FSSC 22000 Version 6/, /2027-05/],
  // An end that no certificate has is asked about; little time is no alarm where the edition goes on.
  ['hold=iso-9001@2015~2032-06', /Look at the month again/, /There is time/],
  ['hold=iso-9001@2015~2099-12', /Look at the month again/, /There is time/],
  ['hold=iso-9001@2015~2027-01', /renewed to ISO 9001:2015/, /Too late/],
  // An edition, and a certificate, that has ended is certified anew; guidance is nothing to certify.
  ['hold=iso-15189@2012~2027-06', /no longer accepted/, /Renewing/],
  ['hold=iso-9001@2015~2026-01', /has ended\. Plan a new certification/, /Renewing/],
  ['std=iso-19011&by=2027-12-01', /nothing here to certify/, /There is room/],
  ['std=iso-22000,haccp&people=45', /ISO 22000 contains HACCP/],
  // Two versions are one sentence.
  [
    'std=fssc-22000&people=35&state=running',
    /earlier of the two audits would be to FSSC 22000 Version 6, the later to FSSC 22000 Version 7/,
    /falls (before|after)/,
  ],
  // A packaging maker gets the two that are named.
  [
    'sector=food-pack&std=iso-14001,iso-45001&people=140',
    /ISO 14001:2026 and ISO 45001:2018/,
    /ISO 22000:2018 and/,
  ],
  // Several sites have days of their own, by the table for each; of a table with another rule one asks; of food each.
  [
    'door=quote&std=iso-9001&people=400&sites=5&quoted=8&rate=1000',
    /Fewer than 9 needs.*"figure":"9 to 21\.5".*at 3 of your 5 sites.*LKR 9,000 to LKR 21,500.*6 days for a site of 80 people/,
    /audit days each/,
  ],
  ['std=iso-9001,iso-27001&people=100&sites=5', /your 5 sites: ask/i, /of your 5 sites,/],
  [
    'std=iso-9001,iso-22000&people=100&sites=3&sector=food-make',
    /your 3 sites: for ISO 22000 expect each to be visited/i,
    /ask how many of them/,
  ],
  // A rate gives rupees, to the half day.
  ['door=quote&std=iso-9001&people=140&rate=45001', /LKR 45,001 a day: from LKR 247,506 to LKR 427,510/],
  // Of other tables: how sure the days are; beyond a table the least it can be; no source, no figure.
  ['std=iso-27001&people=18', /"figure":"5 to 8\.5".*at least two sources agree/, /no source/],
  ['std=iso-27001&people=400', /More than 9/, /to 15/],
  ['std=iso-22000&sector=food-make&people=45', /"figure":"2\.5 to 3".*no second source/, /30%/],
  [
    'std=iso-22000,iso-9001&sector=food-make&people=60',
    /"figure":"6\.5 to 9\.5".*Nothing is taken off the days for ISO 22000/,
  ],
  [
    'std=fssc-22000&people=45',
    /"figure":"Still needs: trade".*days for FSSC 22000 depend on your trade/,
    /no source/,
  ],
  ['std=iso-22000&sector=food-serve&people=45', /"figure":"No figure".*no source we could show/, /to 3"/],
  // Until the answers that change a date are given or passed over, a span; then the day to begin by, if one is wanted in time.
  [
    'door=buyer&std=iso-27001',
    /"value":"5 to 12 months".*Still to be answered: Trade, People, In place/,
    /2027"/,
  ],
  [
    'door=buyer&std=iso-27001&skip=trade,people,stage',
    /"label":"Certificate at the earliest","value":"7 May 2027"/,
  ],
  [
    'door=buyer&std=iso-27001&sector=it&people=18&state=none&by=2027-06-30',
    /"Begin now; the last day is","value":"18 January 2027"\},\{"label":"Certificate","value":"25 June 2027"\}.*"days":\["2027-06-25","2027-05-07"\]/,
    /by 18 January/,
  ],
  [
    'door=buyer&std=iso-9001&sector=it&people=18&state=none&by=2027-01-31',
    /"keys":\[\{"label":"Certificate at the earliest","value":"30 April 2027"\}\]/,
    /Begin by/,
  ],
  // An audit in New Year week waits; where it cannot, that is said. An offer under the least needs an explanation.
  ['std=iso-9001&people=60', /to avoid the week of Sinhala and Tamil New Year/, /NaN/],
  [
    'std=iso-9001&people=60&sector=it&state=none&by=2027-05-15',
    /falls in the week of Sinhala and Tamil New Year, as no other week is in time/,
    /to avoid/,
  ],
  // With time before it, the audit is earlier.
  [
    'hold=iso-9001@2015~2028-03',
    /"With time".*"label":"Audit from","days":\["2027-12-20"/,
    /week of Christmas/,
  ],
  ['door=quote&std=iso-9001&people=140&quoted=4', /Fewer than 5\.5 needs an explanation/, /usual range/],
])('%s: %s, not %s', (link, says, never) => {
  expect(wordsOf(link)).toMatch(says);
  if (never) expect(wordsOf(link)).not.toMatch(never);
});

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
  const calendar = planCalendar(alone, data);
  const events = new ical.Component(ical.parse(calendar)).getAllSubcomponents('vevent');
  const names = events.map((event) => String(event.getFirstPropertyValue('summary'))).join('\n');
  expect(names).toMatch(/Renewal audit: .*Version 7[\s\S]*Transition ends/);
});

test('two plans in one calendar leave each other alone, and one that has moved finds its entries again', () => {
  const idsOf = (link: string, on = today) =>
    new ical.Component(ical.parse(planCalendar(resultOf(link, on), data)))
      .getAllSubcomponents('vevent')
      .map((event) => String(event.getFirstPropertyValue('uid')))
      .filter((id) => id.startsWith('plan-'));
  const one = idsOf('std=iso-9001&people=60&sector=it');
  expect(new Set(one).size).toBe(one.length);
  expect(idsOf('std=iso-9001&people=60&sector=it', '2027-02-01')).toEqual(one);
  expect(idsOf('std=iso-9001&people=90&sector=it')).not.toEqual(expect.arrayContaining([one[0]]));
});

test('days that come to one figure are said once', () => {
  const { countsNot } = resultOf('door=buyer&std=iso-22000&sector=food-make&people=45').days;
  expect(countsNot).toMatch(/: 1\).*: 1\.5 to 2\)/);
});
