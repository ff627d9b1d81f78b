import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { linkText, mostCharacters } from '#src/islands/link/read-link.ts';
import { readTable } from '#tests/table.ts';
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

const texts = z.record(z.string(), z.string());
const { doors, refused } = readTable(
  'src/features/plan/answers/links.yaml',
  z.strictObject({ doors: z.record(z.string(), z.string().nullable()), refused: texts }),
);

test.each(Object.entries(doors))('%s comes through the door it would have: %s', (text, door) => {
  expect(read(`v1&${text}`).plan.door ?? null).toBe(door);
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

test.each(Object.entries(refused))('%s is told and left out', (_, text) => {
  expect(read(`v1&${text}`)).toEqual({
    plan: emptyPlan,
    complaint: 'Part of this link could not be read: look at your answers.',
  });
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
