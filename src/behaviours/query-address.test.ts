import { expect, test } from 'vitest';
import { queryOf, withQuery } from './query-address.ts';

const page = 'https://www.example.com/all-iso';

test('a query goes into the address and comes back out of it', () => {
  expect(withQuery(page, 'food')).toBe(`${page}?q=food`);
  expect(queryOf(withQuery(page, ' ISO/IEC 17025 & more '))).toBe('ISO/IEC 17025 & more');
});

test('an empty query leaves the address clean and keeps what else stands in it', () => {
  expect(withQuery(`${page}?q=food`, '  ')).toBe(page);
  expect(withQuery(`${page}?ref=mail&q=food#catalogue`, '')).toBe(`${page}?ref=mail#catalogue`);
  expect(queryOf(page)).toBe('');
});
