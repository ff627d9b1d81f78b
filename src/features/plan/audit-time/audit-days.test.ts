import { expect, test } from 'vitest';
import { data, planWith } from '../fixture/data.ts';
import {
  type AuditDaysInput,
  auditDays,
  categoriesOf,
  type Days,
  nextBand,
  sitesVisited,
} from './audit-days.ts';

const days = (input: AuditDaysInput) => auditDays(input, data.auditTime);
const next = (input: AuditDaysInput) => nextBand(input, days(input), data.auditTime);
const shown = (range: Days | undefined) => range && `${range.low}/${range.table}/${range.high}`;

const quality = 'iso-9001';
const environment = 'iso-14001';
const safety = 'iso-45001';
const all = [quality, environment, safety];

const medium = { environment: 'medium', safety: 'medium' } as const;

test.each<[string, AuditDaysInput, string | undefined]>([
  ['5 q', { people: 5, pages: [quality] }, '1/1.5/2'],
  ['6 q', { people: 6, pages: [quality] }, '1.5/2/2.5'],
  ['45 q', { people: 45, pages: [quality] }, '3/4/5'],
  ['46 q', { people: 46, pages: [quality] }, '3.5/5/6'],
  ['5 e limited', { people: 5, pages: [environment], environment: 'limited' }, '2/2.5/3'],
  ['60 q, e, o medium, joint', { people: 60, pages: all, ...medium, joint: 'yes' }, '9.5/17/20.5'],
  ['60 q, e, o medium, apart', { people: 60, pages: all, ...medium, joint: 'no' }, '12/17/20.5'],
  ['140 e, o, joint', { people: 140, pages: [environment, safety], ...medium, joint: 'yes' }, '10/18/21.5'],
  ['10,700 o high', { people: 10_700, pages: [safety], safety: 'high' }, '24/34/41'],
  ['10,701 o high', { people: 10_701, pages: [safety], safety: 'high' }, undefined],
  ['20 of information security', { people: 20, pages: ['iso-27001'] }, '5/7/8.5'],
  ['45 of a food maker', { people: 45, pages: ['iso-22000'], trade: 'food-make' }, '2.5/2.5/3'],
  ['45 of a kitchen', { people: 45, pages: ['iso-22000'], trade: 'food-serve' }, undefined],
  ['140,000 of a food maker', { people: 140_000, pages: ['iso-22000'], trade: 'food-make' }, '5/5/6'],
  ['12 of medical devices', { people: 12, pages: ['iso-13485'] }, '4.5/4.5/5.5'],
  ['one standard is integrated with nothing', { people: 40, pages: [quality], joint: 'yes' }, '3/4/5'],
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

test('without a sum it is said what each page waits for, or lacks', () => {
  const lacks = ['people', 'work', 'trade', 'special', 'beyond', 'without'] as const;
  const of = (input: AuditDaysInput) => {
    const { lacking, total } = days(input);
    expect(total).toBeUndefined();
    return Object.fromEntries(
      lacks.map((lack) => [lack, lacking(lack)]).filter(([, pages]) => pages?.length),
    );
  };
  expect(of({ pages: all })).toEqual({ people: [quality], work: [environment, safety] });
  expect(of({ pages: all, people: 5, safety: 'low' })).toEqual({ work: [environment] });
  expect(of({ pages: ['iso-22000'], people: 45 })).toEqual({ trade: ['iso-22000'] });
  expect(of({ pages: ['iso-50001'], people: 5 })).toEqual({ without: ['iso-50001'] });
  expect(of({ pages: [quality], people: 10_701 })).toEqual({ beyond: [quality] });
  const special = { people: 40, pages: [quality, environment], environment: 'special' } as const;
  expect(of(special)).toEqual({ special: [environment] });
});

test('where a table ends, the least that can be is that of its last band', () => {
  expect(days({ people: 500, pages: ['iso-27001'] }).floor).toBe(9);
  expect(days({ people: 100, pages: ['iso-27001'] }).floor).toBeUndefined();
});

test.each<[number, string, ReturnType<typeof next>]>([
  [43, quality, undefined],
  [44, quality, { n: 2, next: 5 }],
  [45, quality, { n: 1, next: 5 }],
  [120, quality, { n: 6, next: 8 }],
  [15, environment, undefined],
])('of %i people for %s a band that is near is named, if its days are others', (people, page, expected) => {
  expect(next({ people, pages: [page], environment: 'limited' })).toEqual(expected);
});

test('the kind of work gives categories, and a trade its usual ones', () => {
  const of = (answers: Parameters<typeof planWith>[0]) => categoriesOf(planWith(answers), data);
  expect(of({ work: 'dyeing' })).toEqual({ quality: 'low', environment: 'medium', safety: 'high' });
  expect(of({ trade: 'build' }).environment).toBe('high');
  expect(of({ trade: 'factory' }).environment).toBeUndefined();
});

// IAF MD 1, for a central office and so many other sites.
test.each([
  [1, 2, 2, 2],
  [3, 3, 3, 3],
  [25, 6, 4, 5],
  [100, 11, 7, 9],
])(
  'of %i other sites and the office %i are visited, %i a year, %i again',
  (others, initial, yearly, again) => {
    expect(sitesVisited(others + 1)).toEqual({ initial, yearly, recertification: again });
  },
);
