import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkText, mostCharacters } from '#src/islands/link/read-link.ts';
import { anyPlan } from '../fixture/any-plan.ts';
import { data, readPlan as read } from '../fixture/data.ts';
import { emptyPlan, type Plan, writePlan } from './plan.ts';

const link =
  'v1&sector=factory&std=iso-14001,iso-45001&hold=iso-9001@2015~2028-03&people=140&work=paper&sites=1&joint=yes&state=none&by=2027-06-30';

const plan: Plan = {
  ...emptyPlan,
  door: 'buyer',
  trade: 'factory',
  std: ['iso-14001', 'iso-45001'],
  held: 'iso-9001@2015',
  end: '2028-03',
  people: 140,
  work: 'paper',
  sites: 1,
  joint: 'yes',
  stage: 'none',
  month: '2027-06-30',
};

test('a link opens its plan, at its result', () => {
  expect(read(`#${link}`)).toEqual({ plan, complaint: undefined });
});

test.each([
  ['v1&std=iso-9001', 'buyer'],
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
        complaint: undefined,
      });
    }),
  );
});

test('everything answered at once still fits into a link', () => {
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  const { reasons, markets } = data.finder;
  const full = { ...plan, why: ids(reasons), market: ids(markets), std: ids(data.pages) };
  expect(linkText('at=people', writePlan(full)).length).toBeLessThanOrEqual(mostCharacters);
});

test.each([
  ['an unknown key', 'v1&colour=red'],
  ['a number below one', 'v1&people=-1'],
  ['a number too high', 'v1&people=100000'],
  ['a number that is none', 'v1&people=1e3'],
  ['days that are no half days', 'v1&quoted=2.3'],
  ['markup in a value', 'v1&sector=<script>alert(1)</script'],
  ['markup in a key', 'v1&<script>=1'],
  ['a service, which nothing is planned for', 'v1&std=management-services'],
  ['an edition that is none', 'v1&hold=iso-9001@1994'],
  ['a month that is none', 'v1&hold=iso-9001@2015~2028-13'],
  ['a day that is none', 'v1&by=2027-02-29'],
  ['a door that is none', 'v1&door=back'],
  ['several', 'v1&colour=red&people=0&joint=maybe'],
])('%s is told and left out', (_, text) => {
  const { plan: rest, complaint } = read(text);
  expect(complaint).toBe('Part of this link could not be read: look at your answers.');
  expect(rest).toEqual(emptyPlan);
});

test.each([
  ['repeated keys, of which the last counts', 'v1&people=1&people=25', 25, undefined],
  ['2,000 characters', link.padEnd(2000, '&'), 140, undefined],
  ['more', link.padEnd(2001, '&'), undefined, 'This link is too long to be read.'],
  ['another version', 'v2&step=takes', undefined, 'This link is from another version.'],
  ['a later one', 'v10', undefined, 'This link is from another version.'],
  ['none', 'people=140', undefined, 'This link is from another version.'],
  ['nothing', '', undefined, 'This link is from another version.'],
])('a link of %s', (_, text, people, complaint) => {
  const { plan: made, complaint: said } = read(text);
  expect([made.people, said]).toEqual([people, complaint]);
});

test('nothing that somebody writes behind the address breaks it: what is read is written as it is read', () => {
  const anyPart = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(...link.split('&')),
    fc
      .tuple(fc.constantFrom('hold', 'std', 'by', 'people', 'at', '__proto__'), fc.string())
      .map((pair) => pair.join('=')),
  );
  fc.assert(
    fc.property(fc.array(anyPart), (parts) => {
      const { plan: made } = read(['v1', ...parts].join('&'));
      expect(read(linkText('', writePlan(made)))).toMatchObject(
        writePlan(made) ? { plan: made, complaint: undefined } : {},
      );
    }),
  );
});
