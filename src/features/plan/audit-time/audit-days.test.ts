import fc from 'fast-check';
import { expect, test } from 'vitest';
import { complexities, risks } from '#src/content/tool-vocabulary.ts';
import { data } from '../fixture/data.ts';
import { emptyPlan } from '../link/state.ts';
import { type AuditDaysInput, auditDays, categoriesOf, type Days } from './audit-days.ts';
import { auditTexts, countedPeople, noFigureText, rateText } from './audit-texts.ts';

const { auditTime } = data;
const days = (input: Partial<AuditDaysInput> & { pages: readonly string[] }) =>
  auditDays(
    { people: undefined, environment: undefined, safety: undefined, joint: undefined, ...input },
    auditTime,
  );
const shown = (range: Days | undefined) => range && `${range.low}/${range.table}/${range.high}`;

const quality = 'iso-9001';
const environment = 'iso-14001';
const safety = 'iso-45001';
const all = [quality, environment, safety];

const medium = { environment: 'medium', safety: 'medium' } as const;

test.each<[string, Partial<AuditDaysInput> & { pages: readonly string[] }, string | undefined]>([
  ['1 q', { people: 1, pages: [quality] }, '1/1.5/2'],
  ['5 q', { people: 5, pages: [quality] }, '1/1.5/2'],
  ['6 q', { people: 6, pages: [quality] }, '1.5/2/2.5'],
  ['40 q', { people: 40, pages: [quality] }, '3/4/5'],
  ['45 q', { people: 45, pages: [quality] }, '3/4/5'],
  ['46 q', { people: 46, pages: [quality] }, '3.5/5/6'],
  ['66 q', { people: 66, pages: [quality] }, '4/6/7'],
  ['15 o high', { people: 15, pages: [safety], safety: 'high' }, '3/4.5/5.5'],
  ['120 e medium', { people: 120, pages: [environment], environment: 'medium' }, '5.5/8/9.5'],
  ['5 e limited', { people: 5, pages: [environment], environment: 'limited' }, '2/2.5/3'],
  ['875 e limited', { people: 875, pages: [environment], environment: 'limited' }, '4.5/6.5/8'],
  ['60 q, e, o medium, joint', { people: 60, pages: all, ...medium, joint: true }, '9.5/17/20.5'],
  ['60 q, e, o medium, apart', { people: 60, pages: all, ...medium, joint: false }, '12/17/20.5'],
  ['140 e, o, joint', { people: 140, pages: [environment, safety], ...medium, joint: true }, '10/18/21.5'],
  ['10,700 o high', { people: 10_700, pages: [safety], safety: 'high' }, '24/34/41'],
  ['10,701 o high', { people: 10_701, pages: [safety], safety: 'high' }, undefined],
  ['0 q', { people: 0, pages: [quality] }, undefined],
  ['2.5 q', { people: 2.5, pages: [quality] }, undefined],
  ['40 e special', { people: 40, pages: [environment], environment: 'special' }, undefined],
  ['one standard is integrated with nothing', { people: 40, pages: [quality], joint: true }, '3/4/5'],
])('%s people take low/table/high', (_, input, expected) => {
  expect(shown(days(input).total?.initial)).toBe(expected);
});

test.each([
  [40, '1/1.5/1.5', '2/2.5/3'],
  [1, '1/1/1', '1/1/1'],
  [50, '1/1.5/2', '2.5/3.5/4'],
])('%i people of ISO 9001: a year takes %s, recertification %s', (people, yearly, again) => {
  const { total } = days({ people, pages: [quality] });
  expect(shown(total?.yearly)).toBe(yearly);
  expect(shown(total?.recertification)).toBe(again);
});

test('more people than the table knows, and what is judged case by case, are named as such', () => {
  expect(days({ people: 10_701, pages: [quality] }).isBeyond).toBe(true);
  expect(days({ people: 10_700, pages: [quality] }).isBeyond).toBe(false);
  const special = days({ people: 40, pages: [quality, environment], environment: 'special', joint: true });
  expect(special.special).toEqual([environment]);
  // What is left is one standard: nothing is integrated.
  expect(shown(special.total?.initial)).toBe('3/4/5');
});

test('what a table needs and nobody has answered is named', () => {
  expect(days({ pages: all }).missing).toEqual(['people', 'environment', 'safety']);
  expect(days({ pages: all, people: 5, safety: 'low' }).missing).toEqual(['environment']);
  expect(days({ pages: ['iso-27001'] })).toMatchObject({ missing: [], without: ['iso-27001'] });
});

test.each([
  [43, undefined],
  [44, { more: 2, table: 5 }],
  [45, { more: 1, table: 5 }],
  [114, undefined],
  [120, { more: 6, table: 8 }],
  [10_700, undefined],
])('%i people of ISO 9001: a band that is near is named with its days', (people, next) => {
  expect(days({ people, pages: [quality] }).next).toEqual(next);
});

test('no band is named whose days are the same', () => {
  expect(days({ people: 15, pages: [environment], environment: 'limited' }).next).toBeUndefined();
});

const anyInput = fc.record({
  pages: fc.subarray(all, { minLength: 1 }),
  people: fc.integer({ min: 1, max: 10_700 }),
  environment: fc.constantFrom(...complexities),
  safety: fc.constantFrom(...risks),
  joint: fc.boolean(),
});
const ranges = (input: AuditDaysInput) => Object.values(days(input).total ?? {});

test('the least is never above the table, nor the table above the most', () => {
  fc.assert(
    fc.property(anyInput, (input) =>
      ranges(input).every(({ low, table, high }) => low <= table && table <= high),
    ),
  );
});

test('more people never take fewer days', () => {
  fc.assert(
    fc.property(anyInput, fc.nat({ max: 10_699 }), (input, more) => {
      const people = Math.min(10_700, input.people + more);
      const [few, many] = [ranges(input), ranges({ ...input, people })];
      return few.every(
        ({ low, table, high }, index) =>
          low <= (many[index]?.low ?? 0) &&
          table <= (many[index]?.table ?? 0) &&
          high <= (many[index]?.high ?? 0),
      );
    }),
  );
});

test('an integrated audit never takes more than audits apart', () => {
  fc.assert(
    fc.property(anyInput, (input) => {
      const [joint, apart] = [true, false].map(
        (isJoint) => days({ ...input, joint: isJoint }).total?.initial,
      );
      return !joint || !apart || (joint.low <= apart.low && joint.high <= apart.high);
    }),
  );
});

test('the kind of work gives categories, which the visitor may change', () => {
  const dyeing = { ...emptyPlan, work: 'dyeing' };
  const usual = { quality: 'low', environment: 'high', safety: 'high' };
  expect(categoriesOf(dyeing, auditTime)).toEqual(usual);
  expect(categoriesOf({ ...dyeing, safety: 'low' }, auditTime)).toEqual({ ...usual, safety: 'low' });
});

test('the days are told in sentences', () => {
  const input = { people: 174, pages: [environment, safety], ...medium, joint: true };
  expect(auditTexts(days(input), { sites: 3, quality: undefined }, auditTime)).toEqual([
    '10 to 21.5 auditor days for stage 1 and stage 2 together. The table says 18.',
    '10 is the least with every permitted reduction, each with its reason; 21.5 allows 20% for additions (our own figure).',
    'Each following year about 3.5 to 7; recertification about 6.5 to 14.5.',
    'Ask each certification body for its calculation in writing: it is part of the contract. An offer under 10 needs an explanation.',
    'Add 2 to the headcount, and the table says 20.',
    'This figure is for one site with all these people. Of 3 sites with the same work the central office and a sample of the others are visited (IAF MD 1). That makes at least 3 sites at first, 2 in each year after and 3 at recertification. Ask for days per site.',
  ]);
});

test('the risk for ISO 9001 is told where it says something', () => {
  const texts = (risk: 'high' | 'medium' | 'low') =>
    auditTexts(days({ people: 40, pages: [quality] }), { sites: 1, quality: risk }, auditTime);
  expect(texts('high')).toContain('Expect little reduction.');
  expect(texts('low')).toContain('A reduction is more likely.');
  expect(texts('medium')).toHaveLength(4);
});

test('without a figure the rule is told, and what the days grow with', () => {
  expect(noFigureText('iso-27001', auditTime)).toBe(
    'No figure here: the days are set by ISO/IEC 27006-1. They grow with people and the complexity of business and IT; small firms need clearly more days than for ISO 9001.',
  );
  expect(noFigureText('iso-19011', auditTime)).toBe('No figure here: nothing to audit.');
  expect(noFigureText('iso-9001', auditTime)).toBeUndefined();
  // A standard that somebody has added to the site.
  expect(days({ pages: ['iso-50001'] }).without).toEqual(['iso-50001']);
  expect(noFigureText('iso-50001', auditTime)).toBe(
    "No figure here: the days are set by the certification body's method. They grow with people, sites, risk.",
  );
  expect(
    auditTexts(days({ people: 10_701, pages: [quality] }), { sites: 1, quality: undefined }, auditTime),
  ).toEqual(['Beyond the end of the table. Ask the certification body.']);
});

test('a rate becomes a range of money', () => {
  expect(rateText(days({ people: 40, pages: [quality] }), 62_500, 'LKR', auditTime)).toBe(
    '3 to 5 days at your rate: LKR 187,500 to LKR 312,500. Without travel, fees and taxes. Not stored.',
  );
  expect(rateText(days({ pages: [quality] }), 62_500, 'LKR', auditTime)).toBeUndefined();
});

test('people counted one by one: what is left of a part-time post is a whole one', () => {
  expect(countedPeople([100, 12.5, 20])).toBe(133);
});
