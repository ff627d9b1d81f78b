import { expect, test } from 'vitest';
import { unbrokenParts } from './unbroken-parts.ts';

test('a standard is a piece with its number and the part of it; years, bands and other hyphens are not', () => {
  expect(unbrokenParts('After ISO 9001:2015, FSSC 22000 and ISO/IEC 27006-1 of the ISO office')).toEqual([
    'After ',
    'ISO 9001',
    ':2015, ',
    'FSSC 22000',
    ' and ',
    'ISO/IEC 27006-1',
    ' of the ISO office',
  ]);
  expect(unbrokenParts('its part 22002-100')).toEqual(['its part ', '22002-100', '']);
  expect(unbrokenParts('The 22002-x series, CXC 1-1969, 126–175 people')).toHaveLength(1);
});

test('a day is a piece with its month; a month with its year is none', () => {
  expect(unbrokenParts('From 6 December 2022, announced in March 2021')).toEqual([
    'From ',
    '6 December',
    ' 2022, announced in March 2021',
  ]);
});

test('a word with a short prefix is a piece of its own; a long one may end a line at its hyphen', () => {
  expect(unbrokenParts('Anti-bribery by e-mail')).toEqual(['', 'Anti-bribery', ' by ', 'e-mail', '']);
  expect(unbrokenParts('a manufacturing-licence, out-of-specification')).toHaveLength(1);
});
