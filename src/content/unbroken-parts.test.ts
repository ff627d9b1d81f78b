import { expect, test } from 'vitest';
import { unbrokenParts } from './unbroken-parts.ts';

test.each([
  'ISO 9001:2015',
  'ISO/IEC 27006-1',
  'FSSC 22000',
  'MD 5',
  'Annex A',
  'clause 8.5.2',
  'clauses 4 to 7',
  'Sri Lankan',
  'Amendment 1:2024',
  '(EU) 2023/988',
  'Six Sigma',
])('%s is a piece of its own', (name) => {
  expect(unbrokenParts(`Read ${name}, and more`)).toEqual(['Read ', `${name},`, ' and more']);
});

test.each([
  // The longest designation is none, nor is half a one; bands and parts without a number are none.
  'ISO/IEC 17025:2017, ISO and 9001, Annexes',
  'ISO 22002-x:2025, CXC 1-1969, 126–175 people',
  'parts |27006-1| and |22002-100,| of 2024',
  // What stands against a piece is a part of it: no line begins with a full stop, or ends with a bracket.
  'included |(ISO 22870| was absorbed), in |Sri Lanka.| A |switch-over’s| end',
  // A day with its month and year; not a month with its year alone.
  'From |6 December 2022,| announced in March 2021',
  // A word with a hyphen where a narrow column takes it.
  'an |anti-bribery| act, |day-to-day|',
  'a management-system act - or none',
  // An address is none.
  'see vda-qmc.de, today',
])('%s', (parts) => {
  expect(unbrokenParts(parts.replaceAll('|', '')).join('|')).toBe(parts);
});
