import fc from 'fast-check';
import { expect, test } from 'vitest';
import { data } from '#src/features/plan/fixture/data.ts';
import { readLink } from '#src/islands/link/read-link.ts';
import { choiceOf, choose, chosenPages, noChoice, writeChoice } from './choice.ts';

const pages = ['a', 'b', 'c', 'd', 'e'];
const read = (text: string) => readLink(text, data.words, noChoice, (fields) => choiceOf(fields, pages));

test('a page goes into its list, and out of it', () => {
  const one = choose(noChoice, 2, 'a');
  expect(one && chosenPages(one)).toEqual(['a']);
  expect(one && choose(one, 2, undefined)).toEqual(noChoice);
});

test('none stands in two lists, and may be chosen again in its own', () => {
  const one = { ...noChoice, slots: ['a', undefined, undefined, undefined] };
  expect(choose(one, 1, 'a')).toBeUndefined();
  expect(choose(one, 0, 'a')).toEqual(one);
});

test('a choice written into a link is the same when it is read', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(pages, { minLength: 1, maxLength: 4 }), fc.boolean(), (some, only) => {
      const choice = { slots: noChoice.slots.map((_, index) => some[index]), onlyDifferences: only };
      expect(read(writeChoice(choice) ?? '')).toEqual({ answers: choice, complaint: undefined });
    }),
  );
  expect(writeChoice(noChoice)).toBeUndefined();
});

test.each([
  ['#v1&std=a,x,b', ['a', 'b'], 'Not understood in this link: std.'],
  ['#v1&std=a,b,c,d,e', ['a', 'b', 'c', 'd'], 'Not understood in this link: std.'],
  ['#v1&std=a,b&rows=all&q=1', ['a', 'b'], 'Not understood in this link: rows, q.'],
  ['#v1&std=a,a', ['a'], undefined],
  ['#v2&std=a,b', [], 'This link is from another version.'],
])('%s', (text, chosen, complaint) => {
  const { answers, complaint: said } = read(text);
  expect(chosenPages(answers)).toEqual(chosen);
  expect(said).toBe(complaint);
});
