import { expect, test } from 'vitest';
import { askedWords, wordsOf } from './words.ts';

test.each([
  ['iso9001', ['9001']],
  ['ISO-9001:2015', ['9001']],
  ['ISO/IEC 17025:2017', ['17025']],
  ['EN ISO 22716', ['22716']],
  ['22 000', ['22000']],
  ['27-001', ['27001']],
  ['fssc22000', ['fssc', '22000']],
  ['SLS 1266', ['1266']],
  ['Büro für Qualität', ['buro', 'fur', 'qualitat']],
  ["workers' safety", ['workers', 'safety']],
  ['  ', []],
])('reads %s as the search compares it', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('leaves out what only asks, unless nothing else was typed', () => {
  expect(askedWords('What is the cost of ISO 9001?')).toEqual(['cost', '9001']);
  expect(askedWords('who are we')).toEqual(['who', 'are', 'we']);
});
