import { expect, test } from 'vitest';
import { unbrokenParts } from './unbroken-parts.ts';

test('a short designation is a piece of its own', () => {
  expect(unbrokenParts('Read ISO 9001, SLS 1266 and IAF MD 5.')).toEqual([
    'Read ',
    'ISO 9001',
    ', ',
    'SLS 1266',
    ' and IAF ',
    'MD 5',
    '.',
  ]);
  expect(unbrokenParts('ISO 9001:2015, ISO/IEC 17025, FSSC 22000, ISO and 9001')).toHaveLength(1);
});

test('a number and its part are a piece; parts without a number and bands are none', () => {
  expect(unbrokenParts('ISO/IEC 27006-1 and ISO 22002-100, of 2024')).toEqual([
    'ISO/IEC ',
    '27006-1',
    ' and ISO ',
    '22002-100',
    ', of 2024',
  ]);
  expect(unbrokenParts('ISO 22002-x:2025, CXC 1-1969, 126–175 people')).toHaveLength(1);
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
  expect(unbrokenParts('an Anti-Corruption act - or none')).toHaveLength(1);
});
