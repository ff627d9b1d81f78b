import { expect, test } from 'vitest';
import { fieldInWords, mostInWords } from './field-words.ts';

test.each([
  ['phones.office.number', 'Phones, Office, Number'],
  ['directors[2].name', 'Directors 3, Name'],
  ['[0].evidence', '1, Evidence'],
  ['legalName', 'Legal name'],
])('%s is called %s', (field, words) => {
  expect(fieldInWords(field)).toBe(words);
});

test.each([
  [{ maxItems: 5 }, 'At most five.'],
  [{ minItems: 1, maxItems: 1 }, 'Always one.'],
  [{ minItems: 3, maxItems: 120 }, 'At most 120.'],
])('a list of %o that is full says so', (limits, words) => {
  expect(mostInWords(limits)).toBe(words);
});
