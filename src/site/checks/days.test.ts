import { expect, test } from 'vitest';
import { content } from '../content.ts';
import { outOfDate, timeWarning } from './days.ts';

const { firm } = content;
const said = (changes: Partial<Parameters<typeof outOfDate>[0]>, today: string) =>
  outOfDate({ ...content, ...changes }, today).map(
    ({ file, field, message }) => `${file} ${field}: ${message}`,
  );
const changes = content.pages.map(({ changed }) => changed);
const checks = content.editions.map(({ checkedOn }) => checkedOn);
const today = [...changes, ...checks].toSorted().at(-1) ?? '';
const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
const soon = { ...firm, securityExpires: inAYear, copyright: 2020 };

test('nothing is out of date on the day of the last change', () => {
  expect(said({ firm: soon }, today)).toEqual([]);
});

const notYet = { file: 'content/tools/plan.yaml', field: 'checkedOn', day: '2099-01-01' };
const noticed =
  /^content\/tools\/plan.yaml checkedOn: 1 January 2099 has not come yet: write the day on which it was done$/;
const behind = /is the last of \d+ days .* by the clock.*set the clock/;
const over = /1 January 2020 has come: check .* still reaches somebody, then set a day within a year/;
const tooLong = /is more than a year ahead: set a day within the next 365 days/;

test.each<[name: string, changes: Parameters<typeof said>[0], message: RegExp, day?: string]>([
  ['a day that has not come', { firm: soon, days: [notYet] }, noticed],
  ['a clock at nought', {}, behind, '1970-01-01'],
  ['a clock that is years behind', {}, behind, '2009-06-01'],
  ['a security.txt that has ended', { firm: { ...soon, securityExpires: '2020-01-01' } }, over],
  ['a security.txt that holds too long', { firm: { ...soon, securityExpires: '2099-01-01' } }, tooLong],
  ['a year to come', { firm: { ...soon, copyright: 2099 } }, /firm.yaml copyright: 2099 has not come yet/],
])('of %s one sentence is said', (_, changes, message, day = today) => {
  expect(said(changes, day)).toEqual([expect.stringMatching(message)]);
});

const register = { file: 'content/editions.yaml', field: '[1].checkedOn', day: '2026-10-02' };
const plan = { ...notYet, day: '2026-11-21' };
const written = { file: 'content/pages/home.yaml', field: 'changed', day: '2020-01-01' };
const warned = 'Checked more than 180 days ago: look at the sources again';

// From the 181st day files and rows are named, with their checks and what to do.
test.each([
  ['2027-03-31', undefined],
  ['2027-04-01', `${warned}.*editions.yaml → \\[1\\].checkedOn\\n *checked on 2 October 2026$`],
  ['2027-05-21', `${warned}.*editions.yaml.*plan.yaml → checkedOn\\n *checked on 21 November 2026$`],
])('on %s it says %j', (day, warning) => {
  const dates = {
    firm: { ...firm, copyright: 2020, securityExpires: '2028-01-01' },
    days: [register, plan, written],
  };
  const said = timeWarning(dates, new Date(`${day}T00:00:00Z`));
  if (warning) expect(said).toMatch(new RegExp(warning, 's'));
  else expect(said).toBeUndefined();
});
