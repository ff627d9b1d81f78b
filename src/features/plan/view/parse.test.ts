import { expect, test } from 'vitest';
import { parsedAmount, parsedCurrency, parsedDay, parsedMonth, parsedWhole } from './parse.ts';

test('a month is taken as the control writes it and as people do', () => {
  for (const typed of ['2028-03', 'March 2028', 'mar 2028', 'Mar. 2028'])
    expect(parsedMonth(typed)).toBe('2028-03');
  for (const typed of ['2028-13', '2028', 'Mars 2028', '03/2028']) expect(parsedMonth(typed)).toBeUndefined();
});

test('a whole number lies between 1 and the most, and may be grouped', () => {
  const parse = parsedWhole(99_999);
  expect(['1', '1,200', '99999'].map(parse)).toEqual(['1', '1200', '99999']);
  for (const typed of ['0', '-1', '2.5', '100000', '12a']) expect(parse(typed)).toBeUndefined();
});

test('a day is not before today', () => {
  const parse = parsedDay('2026-11-21');
  expect(parse('2026-11-21')).toBe('2026-11-21');
  expect(parse('2026-11-20')).toBeUndefined();
});

test('an amount has two decimals at most, a currency three letters', () => {
  expect(['45,000', '45000.50'].map(parsedAmount)).toEqual(['45000', '45000.50']);
  expect(parsedAmount('-5')).toBeUndefined();
  expect(parsedCurrency('lkr')).toBe('LKR');
  expect(parsedCurrency('rupees')).toBeUndefined();
});
