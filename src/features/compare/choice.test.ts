import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkText, readLink } from '#src/islands/link/read-link.ts';
import { choiceOf, linkParts, noChoice, planLinkText, press } from './choice.ts';

const pages = ['a', 'b', 'c', 'd', 'e'];
const words = { link: { unknown: 'unknown', version: 'version', tooLong: 'too long' } };
const read = (text: string) => readLink(text, words, noChoice, (fields) => choiceOf(fields, pages));

test('pages come on in the order of the presses, go at the next, and a fifth changes nothing', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pages), { maxLength: 12 }), (presses) => {
      const expected: string[] = [];
      for (const page of presses) {
        if (expected.includes(page)) expected.splice(expected.indexOf(page), 1);
        else if (expected.length < 4) expected.push(page);
      }
      expect(presses.reduce(press, noChoice).pages).toEqual(expected);
    }),
  );
});

test('a choice written into a link is the same when it is read, also where a messenger has encoded it again', () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(pages, { minLength: 2, maxLength: 4 }), fc.boolean(), (some, isBoard) => {
      const choice = { pages: some, isBoard, firm: { people: 80, sector: 'food-make' } };
      const { screen, answers } = linkParts(choice);
      for (const text of [linkText(screen, answers), encodeURIComponent(linkText(screen, answers))])
        expect(read(`#${text}`)).toEqual({ answers: choice, complaint: undefined });
    }),
  );
});

test.each([
  ['#v1&std=a,x,b', ['a', 'b'], false, 'unknown'],
  ['#v1&std=a,b,c,d,e', ['a', 'b', 'c', 'd'], false, 'unknown'],
  ['#v1&std=a,b&view=chart&q=1', ['a', 'b'], false, 'unknown'],
  ['#v1&std=a,a', ['a'], true, undefined],
])('%s', (text, chosen, isBoard, complaint) => {
  expect(read(text)).toEqual({ answers: { pages: chosen, isBoard, firm: {} }, complaint });
});

test.each([
  ['#v1&std=a,b', 'v1&at=trade&std=a,b'],
  ['#v1&std=a,b&sector=it', 'v1&at=people&std=a,b&sector=it'],
  ['#v1&std=b&people=80&sector=it&by=2027-09-30', 'v1&at=stage&std=b&people=80&sector=it&by=2027-09-30'],
])('what a plan knew goes back to it, at the first question that is open: %s', (text, plan) => {
  expect(planLinkText(read(text).answers)).toBe(plan);
});
