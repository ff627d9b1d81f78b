import { expect, test } from 'vitest';
import { fieldInWords } from './field-words.ts';

test.each([
  ['phones.office.number', 'Phones, Office, Number'],
  ['directors[2].name', 'Directors 3, Name'],
  ['[0].evidence', '1, Evidence'],
  ['legalName', 'Legal name'],
])('%s is called %s', (field, words) => {
  expect(fieldInWords(field)).toBe(words);
});
