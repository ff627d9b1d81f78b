import { expect, test } from 'vitest';
import { designationParts, editionMark, numeralOf } from './designation.ts';

test('the number of a standard is drawn, or the letters of a scheme', () => {
  expect(numeralOf('ISO/IEC 17025:2017')).toBe('17025');
  expect(numeralOf('ISO 9001:2015')).toBe('9001');
  expect(numeralOf('FSSC 22000')).toBe('FSSC');
});

test('a long prefix stands apart, the year is separate', () => {
  expect(designationParts('ISO/IEC 17025:2017')).toEqual({
    before: 'ISO/IEC',
    main: '17025',
    after: ':2017',
  });
  expect(designationParts('ISO 22000:2018')).toEqual({
    before: undefined,
    main: 'ISO 22000',
    after: ':2018',
  });
  expect(designationParts('FSSC 22000')).toEqual({ before: undefined, main: 'FSSC 22000', after: undefined });
});

test('an edition is marked by its year or its version; a name without either has no mark', () => {
  expect(editionMark('ISO/IEC 17025:2017')).toBe('2017');
  expect(editionMark('FSSC 22000 Version 6')).toBe('V6');
  expect(editionMark('ISO 45001 (revised)')).toBeUndefined();
  expect(editionMark()).toBeUndefined();
});
