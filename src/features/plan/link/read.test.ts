import fc from 'fast-check';
import { expect, test } from 'vitest';
import { mostCharacters } from '#src/islands/link/read-link.ts';
import { anyPlan } from '../fixture/any-plan.ts';
import { data } from '../fixture/data.ts';
import { readPlan } from './read.ts';
import { plan as schema } from './schema.ts';
import { emptyPlan, isAnswered } from './state.ts';
import { writePlan } from './write.ts';

const read = (text: string) => readPlan(text, data);
const written =
  'v1&step=takes&sector=factory&named=iso-14001,iso-45001&hold=iso-9001@2015~2028-03&people=140&work=paper&ems=medium&ohs=medium&sites=1&joint=yes&state=none&by=2027-06-30&kind=certificate&a=s1.2,s14.0';

test('a link is readable, and says what was answered', () => {
  const { plan, complaint } = read(`#${written}`);
  expect(complaint).toBeUndefined();
  expect(plan).toEqual({
    step: 'takes',
    sector: 'factory',
    reasons: [],
    named: ['iso-14001', 'iso-45001'],
    markets: [],
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
  });
  expect(writePlan(plan)).toBe(written);
});

test('a plan without an answer is short, and no standards chosen is an answer', () => {
  expect(writePlan(emptyPlan)).toBe('v1&step=need');
  expect([isAnswered(emptyPlan), isAnswered({ ...emptyPlan, step: 'take' })]).toEqual([false, false]);
  expect([isAnswered({ ...emptyPlan, joint: false }), isAnswered({ ...emptyPlan, markets: ['lk'] })]).toEqual(
    [true, true],
  );
  expect(read(writePlan({ ...emptyPlan, standards: [] })).plan.standards).toEqual([]);
});

test('a plan written and read again is the same plan', () => {
  fc.assert(
    fc.property(anyPlan, (plan) => {
      const text = writePlan(plan);
      fc.pre(text.length <= mostCharacters);
      expect(read(text)).toEqual({ plan, complaint: undefined });
    }),
  );
});

test('everything answered at once still fits into a link', () => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const { sectors: _, ...finder } = data.finder;
  const questions = Array.from({ length: 16 }, (_, index) => `s${index + 1}`);
  const full = {
    ...read(written).plan,
    reasons: ids(finder.reasons),
    markets: ids(finder.markets),
    named: ids(data.pages).filter((id) => id !== 'management-services'),
    standards: ids(data.pages).filter((id) => id !== 'management-services'),
    answers: Object.fromEntries(
      [
        ...questions,
        ...[9, 8, 8, 12, 11, 21].flatMap((count, at) =>
          Array.from({ length: count }, (_, index) => `${'qehfim'[at]}${index + 1}`),
        ),
      ].map((id) => [id, '3' as const]),
    ),
  };
  expect(writePlan(full).length).toBeLessThanOrEqual(mostCharacters);
});

test.each([
  ['an unknown key', 'v1&step=take&colour=red', 'colour'],
  ['a number below one', 'v1&people=-1', 'people'],
  ['a number too high', 'v1&people=100000', 'people'],
  ['a number that is none', 'v1&people=1e3', 'people'],
  ['half a person', 'v1&people=2.5', 'people'],
  ['markup in a value', 'v1&sector=<script>alert(1)</script>', 'sector'],
  ['markup in a key', 'v1&<script>=1', 'script'],
  ['a page that is none', 'v1&named=iso-9001,iso-9999', 'named'],
  ['a service, which nothing is planned for', 'v1&std=management-services', 'std'],
  ['an edition that is none', 'v1&hold=iso-9001@1994', 'hold'],
  ['a month that is none', 'v1&hold=iso-9001@2015~2028-13', 'hold'],
  ['a day that is none', 'v1&by=2027-02-29', 'by'],
  ['an answer that is none', 'v1&a=s1.4', 'a'],
  ['a word of another list', 'v1&ohs=limited', 'ohs'],
  ['a step that is none', 'v1&step=five', 'step'],
  ['several', 'v1&colour=red&people=0&joint=maybe', 'people, joint, colour'],
])('%s is named and left out', (_, text, keys) => {
  const { plan, complaint } = read(text);
  expect(complaint).toBe(`Not understood in this link: ${keys}.`);
  expect(schema.safeParse(plan).success).toBe(true);
  expect(plan).toEqual({ ...emptyPlan, step: plan.step, named: plan.named });
});

test('what is understood beside what is not is kept', () => {
  const { plan } = read('v1&people=140&people=-1&named=iso-9001,nothing&a=s1.9,s2.2');
  expect(plan).toEqual({ ...emptyPlan, named: ['iso-9001'], answers: { s2: '2' } });
});

test('of repeated keys the last counts', () => {
  expect(read('v1&people=1&people=25')).toEqual({
    plan: { ...emptyPlan, people: 25 },
    complaint: undefined,
  });
});

test.each(['v2&step=takes', 'v10', 'people=140', ''])('another version is not read: %j', (text) => {
  expect(read(text)).toEqual({ plan: emptyPlan, complaint: 'This link is from another version.' });
});

test('a text of more than 2,000 characters is not read', () => {
  const long = `${written}&x=${'y'.repeat(3000 - written.length - 3)}`;
  expect(long).toHaveLength(3000);
  expect(read(long)).toEqual({ plan: emptyPlan, complaint: 'This link is too long to be read.' });
  expect(read(written.padEnd(2000, '&')).plan.people).toBe(140);
  expect(read(written.padEnd(2001, '&')).plan.people).toBeUndefined();
});

test('nothing that somebody writes behind the address breaks it: the plan keeps to its schema', () => {
  const anyPart = fc.oneof(
    fc.string(),
    fc.constantFrom(...written.split('&')),
    fc
      .tuple(fc.constantFrom('a', 'hold', 'std', 'by', 'people', '__proto__'), fc.string())
      .map((pair) => pair.join('=')),
  );
  fc.assert(
    fc.property(fc.array(anyPart), (parts) => {
      const { plan } = read(['v1', ...parts].join('&'));
      expect(schema.safeParse(plan).error).toBeUndefined();
    }),
  );
});
