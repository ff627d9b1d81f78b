import { expect, test } from 'vitest';
import { unbrokenParts } from './unbroken-parts.ts';

test('a designation is a piece of its own, with its part and its year', () => {
  expect(unbrokenParts('Read ISO/IEC 27006-1:2024, FSSC 22000, IAF MD 5 and CXC 1-1969.')).toEqual([
    'Read ',
    'ISO/IEC 27006-1:2024',
    ', ',
    'FSSC 22000',
    ', IAF ',
    'MD 5',
    ' and ',
    'CXC 1-1969',
    '.',
  ]);
});

test('a number and its part are a piece; parts without a number, bands and plain numbers are none', () => {
  expect(unbrokenParts('In 22002-100, of 2024')).toEqual(['In ', '22002-100', ', of 2024']);
  expect(unbrokenParts('ISO 22002-x:2025, 126–175 people, ISO and 9001')).toHaveLength(1);
});

test('a day is a piece with its month; a month with its year is none', () => {
  expect(unbrokenParts('From 6 December 2022, announced in March 2021')).toEqual([
    'From ',
    '6 December',
    ' 2022, announced in March 2021',
  ]);
});

test('a word with a hyphen is a piece where a narrow column takes it', () => {
  expect(unbrokenParts('an Anti-Corruption act, day-to-day')).toEqual([
    'an ',
    'Anti-Corruption',
    ' act, ',
    'day-to-day',
    '',
  ]);
  expect(unbrokenParts('a non-discriminatory fee - or none')).toHaveLength(1);
});
