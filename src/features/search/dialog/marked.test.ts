import fc from 'fast-check';
import { expect, test } from 'vitest';
import { excerpt, matchedParts } from './marked.ts';

const matches = (text: string, query: string) =>
  matchedParts(text, query).flatMap(({ words, isMatch }) => (isMatch ? [words] : []));

test('marks words that begin with what was asked for, whatever the case and the accents', () => {
  expect(matches('Food safety, and seafood', 'food')).toEqual(['Food']);
  expect(matches('ISO 22000:2018', 'iso22000')).toEqual(['22000']);
  expect(matches('What does it cost?', 'the cost of it')).toEqual(['cost']);
  expect(matches('No query', ' ')).toEqual([]);
  expect(matches('At four o’clock, Büros', 'oclo buro')).toEqual(['o’clock', 'Büros']);
  expect(matches('සහතිකය 品質管理', '品質')).toEqual(['品質管理']);
});

test('the parts together are the text, whatever is asked of whatever', () => {
  const text = fc.string({
    unit: fc.constantFrom('Cost', 'iso', '9001', ' ', '.', '’', 'é', 'ශ්‍රී', '(', '+', '\\'),
  });
  fc.assert(
    fc.property(
      fc.oneof(text, fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) })),
      text,
      (words, query) => {
        const parts = matchedParts(words, query);
        expect(parts.map((part) => part.words).join('')).toBe(words);
        expect(excerpt(words, query).length).toBeLessThanOrEqual(Math.max(words.length, 160));
      },
    ),
  );
});

test('an excerpt begins before the match, with a whole word, and says that it is one', () => {
  const text = `${'Words come first. '.repeat(20)}Then calibration. ${'Words follow. '.repeat(20)}`;
  const part = excerpt(text, 'calibration');
  expect(part).toMatch(/^… \w.*Then calibration\. .* …$/);
  expect(part.length).toBeLessThan(160);
  expect(excerpt('Short text.', 'text')).toBe('Short text.');
});
