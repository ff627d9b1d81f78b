import { expect, test } from 'vitest';
import { excerpt, matchedParts } from './marked.ts';

const matches = (text: string, query: string) =>
  matchedParts(text, query).flatMap(({ words, isMatch }) => (isMatch ? [words] : []));

test('marks the beginnings of words that were asked for, whatever the case', () => {
  expect(matches('Food safety, and seafood', 'food')).toEqual(['Food']);
  expect(matches('ISO 22000:2018', 'iso22000')).toEqual(['22000']);
  expect(matches('What does it cost?', 'the cost of it')).toEqual(['cost']);
  expect(matchedParts('No query', ' ')).toEqual([{ words: 'No query', isMatch: false }]);
});

test('the parts together are the text', () => {
  const text = 'A cost (a+b) that costs.';
  expect(
    matchedParts(text, 'cost a+b')
      .map(({ words }) => words)
      .join(''),
  ).toBe(text);
});

test('an excerpt begins before the match, with a whole word, and says that it is one', () => {
  const text = `${'Words come first. '.repeat(20)}Then calibration. ${'Words follow. '.repeat(20)}`;
  const part = excerpt(text, 'calibration');
  expect(part).toMatch(/^… \w.*Then calibration\. .* …$/);
  expect(part.length).toBeLessThan(160);
  expect(excerpt('Short text.', 'text')).toBe('Short text.');
});
