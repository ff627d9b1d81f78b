import { expect, test } from 'vitest';
import { addressOf } from './redirects.ts';

test.each([
  ['index.html', '/'],
  ['about.html', '/about'],
  ['compare/index.html', '/compare'],
  ['compare/one.html', '/compare/one'],
])('the address of %s is %s', (file, address) => {
  expect(addressOf(file)).toBe(address);
});
