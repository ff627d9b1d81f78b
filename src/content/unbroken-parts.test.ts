import { expect, test } from 'vitest';
import { unbrokenParts } from './unbroken-parts.ts';

test('a number and its part are a piece of their own; years, bands and other hyphens are not', () => {
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
