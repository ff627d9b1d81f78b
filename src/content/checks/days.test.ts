import { expect, test } from 'vitest';
import { content } from '#src/content/content.ts';
import { outOfDate } from './days.ts';

const { firm } = content;
const said = (changes: Partial<Parameters<typeof outOfDate>[0]>, today: string) =>
  outOfDate({ ...content, ...changes }, content.pages, today).map(
    ({ file, field, message }) => `${file} ${field}: ${message}`,
  );
const newest = [
  ...content.pages.map(({ changed }) => changed),
  ...content.editions.map(({ checkedOn }) => checkedOn),
]
  .toSorted()
  .at(-1);
const today = newest ?? '';
const soon = {
  ...firm,
  securityExpires: `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`,
  copyright: 2020,
};

test('nothing is out of date on the day of the last change', () => {
  expect(said({ firm: soon }, today)).toEqual([]);
});

test('a day that has not come is named with its file and field', () => {
  const planWords = { checkedOn: '2099-01-01' };
  expect(said({ firm: soon, planWords }, today)).toEqual([
    'content/tools/plan.yaml checkedOn: 1 January 2099 has not come yet: write the day on which it was done',
  ]);
});

test.each(['1970-01-01', '2009-06-01'])(
  'of a clock at %s one sentence is said, with the last day',
  (early) => {
    expect(said({}, early)).toEqual([
      expect.stringMatching(/is the last of \d+ days .* by the clock.*set the clock/),
    ]);
  },
);

test.each([
  ['2020-01-01', /1 January 2020 has come: check .* still reaches somebody, then set a day within a year/],
  ['2099-01-01', /is more than a year ahead: set a day within the next 365 days/],
])('a security.txt that holds until %s is named', (securityExpires, message) => {
  expect(said({ firm: { ...soon, securityExpires } }, today)).toEqual([expect.stringMatching(message)]);
});

test('a year that has not come is named', () => {
  expect(said({ firm: { ...soon, copyright: 2099 } }, today)).toEqual([
    expect.stringMatching(/^content\/firm.yaml copyright: 2099 has not come yet/),
  ]);
});
