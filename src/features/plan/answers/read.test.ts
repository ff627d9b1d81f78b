import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostCharacters } from '#src/islands/link/read-link.ts';
import { linkText } from '#src/islands/use-address.ts';
import { anyPlan } from '../fixture/any-plan.ts';
import { data } from '../fixture/data.ts';
import { emptyPlan } from './empty.ts';
import { readPlan } from './read.ts';
import { type Plan, plan as schema } from './schema.ts';
import { writePlan } from './write.ts';

const read = (text: string) => readPlan(text, data);

/** As links were written before: a step, names beside choices, no door. */
const before =
  'v1&step=takes&sector=factory&named=iso-14001,iso-45001&hold=iso-9001@2015~2028-03&people=140&work=paper&ems=medium&ohs=medium&sites=1&joint=yes&state=none&by=2027-06-30&kind=certificate&a=s1.2,s14.0';

const plan: Plan = {
  ...emptyPlan,
  door: 'buyer',
  sector: 'factory',
  standards: ['iso-14001', 'iso-45001'],
  held: [{ page: 'iso-9001', edition: '2015', until: '2028-03' }],
  people: 140,
  work: 'paper',
  environment: 'medium',
  safety: 'medium',
  sites: 1,
  joint: true,
  stage: 'none',
  wanted: { kind: 'certificate', day: '2027-06-30' },
  answers: { s1: '2', s14: '0' },
};

test('a link of before opens its plan, at its result', () => {
  expect(read(`#${before}`)).toEqual({ plan, at: undefined, complaint: undefined });
});

test.each([
  ['v1&step=takes&std=iso-9001', 'buyer'],
  ['v1&hold=iso-9001@2015', 'hold'],
  ['v1&sector=it', 'which'],
  ['v1&why=gfsi', 'which'],
  ['v1&people=12', undefined],
])('%s comes through the door it would have', (text, door) => {
  expect(read(text).plan.door).toBe(door);
});

test('a plan written and read again is the same plan, however a messenger has encoded and ended its link', () => {
  const encodings = [
    (text: string) => text,
    encodeURIComponent,
    (text: string) => encodeURIComponent(encodeURIComponent(text)),
    (text: string) => text.replaceAll('&', '&amp;'),
    (text: string) => text.replaceAll(',', '%2C').replaceAll('@', '%40'),
  ];
  const anyEncoding = fc.constantFrom(...encodings);
  fc.assert(
    fc.property(anyPlan, anyEncoding, fc.constantFrom('', '.', ')', '>', '”'), (made, encode, end) => {
      const text = linkText('', writePlan(made));
      fc.pre(text.length <= mostCharacters / 3);
      expect(read(encode(text) + end)).toEqual({
        plan: made.door ? made : read(text).plan,
        at: undefined,
        complaint: undefined,
      });
    }),
  );
});

test('everything answered at once still fits into a link', () => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const answers = [data.readiness.shared, ...data.readiness.standards.map(({ questions }) => questions)]
    .flat()
    .map(({ id }) => [id, '3' as const]);
  const full = {
    ...plan,
    reasons: ids(data.finder.reasons),
    markets: ids(data.finder.markets),
    standards: ids(data.pages),
    answers: Object.fromEntries(answers),
  };
  expect(linkText('at=people', writePlan(full)).length).toBeLessThanOrEqual(mostCharacters);
});

test.each([
  ['an unknown key', 'v1&colour=red', 'colour'],
  ['a number below one', 'v1&people=-1', 'people'],
  ['a number too high', 'v1&people=100000', 'people'],
  ['a number that is none', 'v1&people=1e3', 'people'],
  ['half a person', 'v1&people=2.5', 'people'],
  ['days that are no half days', 'v1&quoted=2.3', 'quoted'],
  ['markup in a value', 'v1&sector=<script>alert(1)</script', 'sector'],
  ['markup in a key', 'v1&<script>=1', 'script'],
  ['a service, which nothing is planned for', 'v1&std=management-services', 'std'],
  ['an edition that is none', 'v1&hold=iso-9001@1994', 'hold'],
  ['a month that is none', 'v1&hold=iso-9001@2015~2028-13', 'hold'],
  ['a day that is none', 'v1&by=2027-02-29', 'by'],
  ['an answer that is none', 'v1&a=s1.4', 'a'],
  ['a question that is none', 'v1&a=z99.3', 'a'],
  ['that a gate does not apply', 'v1&a=s3.n', 'a'],
  ['a word of another list', 'v1&ohs=limited', 'ohs'],
  ['a door that is none', 'v1&door=back', 'door'],
  ['several', 'v1&colour=red&people=0&joint=maybe', 'people, joint, colour'],
])('%s is named and left out', (_, text, keys) => {
  const { plan: rest, complaint } = read(text);
  expect(complaint).toBe(`Not understood in this link: ${keys}.`);
  expect(rest).toEqual(emptyPlan);
});

test('what cannot stand together does not: an edition twice, a beginning beside a day that is wanted', () => {
  const { held } = read('v1&hold=iso-9001@2015,iso-9001@2015~2028-09').plan;
  expect(held).toEqual([{ page: 'iso-9001', edition: '2015', until: '2028-09' }]);
  expect(read('v1&start=2027-01-01&by=2027-09-30').plan.start).toBeUndefined();
  expect(read('v1&start=2027-01-01').plan.start).toBe('2027-01-01');
});

test('of repeated keys the last counts', () => {
  expect(read('v1&people=1&people=25').plan.people).toBe(25);
});

test.each(['v2&step=takes', 'v10', 'people=140', ''])('another version is not read: %j', (text) => {
  expect(read(text).complaint).toBe('This link is from another version.');
});

test('a text of more than 2,000 characters is not read', () => {
  expect(read(before.padEnd(2001, '&'))).toMatchObject({
    plan: emptyPlan,
    complaint: 'This link is too long to be read.',
  });
  expect(read(before.padEnd(2000, '&')).plan.people).toBe(140);
});

test('nothing that somebody writes behind the address breaks it: the plan keeps to its schema', () => {
  const anyPart = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...before.split('&')),
    fc
      .tuple(fc.constantFrom('a', 'hold', 'std', 'by', 'people', 'at', '__proto__'), fc.string())
      .map((pair) => pair.join('=')),
  );
  fc.assert(
    fc.property(fc.array(anyPart), (parts) => {
      expect(schema.safeParse(read(['v1', ...parts].join('&')).plan).error).toBeUndefined();
    }),
  );
});
