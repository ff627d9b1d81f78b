import { expect, test } from 'vitest';
import { unbrokenParts } from './unbroken-parts.ts';

test.each([
  'ISO 9001',
  'ISO 9001:2015',
  'ISO/IEC 17025',
  'ISO/IEC 27006-1',
  'FSSC 22000',
  'SLS 1266',
  'MD 5',
  'Annex A',
  'clause 8.5.2',
  'clauses 4 to 7',
  'Sri Lanka',
  'Sri Lankan',
  'Amendment 1:2024',
  '(EU) 2023/988',
  'Six Sigma',
])('%s is a piece of its own', (name) => {
  expect(unbrokenParts(`Read ${name}, and more`)).toEqual(['Read ', `${name},`, ' and more']);
});

test('the longest designation is none, nor is half a one', () => {
  expect(unbrokenParts('ISO/IEC 17025:2017, ISO and 9001, Annexes')).toHaveLength(1);
});

test('a number and its part are a piece; parts without a number and bands are none', () => {
  expect(unbrokenParts('parts 27006-1 and 22002-100, of 2024')).toEqual([
    'parts ',
    '27006-1',
    ' and ',
    '22002-100,',
    ' of 2024',
  ]);
  expect(unbrokenParts('ISO 22002-x:2025, CXC 1-1969, 126–175 people')).toHaveLength(1);
});

test('what stands against a piece is a part of it: no line begins with a full stop, or ends with a bracket', () => {
  expect(unbrokenParts('included (ISO 22870 was absorbed), in Sri Lanka. A switch-over’s end')).toEqual([
    'included ',
    '(ISO 22870',
    ' was absorbed), in ',
    'Sri Lanka.',
    ' A ',
    'switch-over’s',
    ' end',
  ]);
});

test('a day is a piece with its month; a month with its year is none', () => {
  expect(unbrokenParts('From 6 December 2022, announced in March 2021')).toEqual([
    'From ',
    '6 December',
    ' 2022, announced in March 2021',
  ]);
});

test('a word with a hyphen is a piece where a narrow column takes it', () => {
  expect(unbrokenParts('an anti-bribery act, day-to-day')).toEqual([
    'an ',
    'anti-bribery',
    ' act, ',
    'day-to-day',
    '',
  ]);
  expect(unbrokenParts('a management-system act - or none')).toHaveLength(1);
});
