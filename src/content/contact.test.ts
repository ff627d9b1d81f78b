import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { isMail, isPublic, mailFault, publicFault, telephoneFault, tidyTelephone } from './contact.ts';

test.each([
  ['+94 (11) 234 5678'],
  ['+94 (0)11 234 5678'],
  ['+94112345678'],
  ['+94 112345678'],
  ['+94\u201011\u2013234\u22125678'],
  ['0094 11 234 5678'],
  ['tel:+94112345678'],
  ...['+49 30 901 820', '+1 212 555 0100', '+44 20 7946 0000'].map((number) => [number, number]),
])('%s is printed as it is read', (pasted = '', printed = '+94 11 234 5678') => {
  expect(tidyTelephone(pasted)).toBe(printed);
  expect(telephoneFault(printed)).toBeUndefined();
});

// What is refused, and in which words: tests/content/wrong-values.yaml.
test('a tidied number stays tidy, keeps its digits, and is sound or refused in words', () => {
  const signs = constantFrom(...'+0123456789 -()./x(0)'.split(''), '94', '+94', '\u2013', '\u200b');
  assert(
    property(array(signs, { maxLength: 16 }), (parts) => {
      const once = tidyTelephone(parts.join(''));
      const fault = telephoneFault(once);
      return (
        tidyTelephone(once) === once && (fault === undefined ? /^\+[\d ]+$/.test(once) : fault.length > 20)
      );
    }),
    { numRuns: 1000 },
  );
});

test('an address is refused by the sign that no address has', () => {
  expect(isMail('info@firm.example')).toBe(true);
  expect(isMail('ınfo@firm.example')).toBe(false);
  expect(mailFault('ınfo@firm.example')).toMatch(/must be an e-mail address.*; it holds "ı" \(U\+0131\)/);
  expect(isPublic('https://fаcebook.com/firm')).toBe(false);
  expect(publicFault('https://fаcebook.com/firm')).toMatch(/it holds "а" \(U\+0430\)/);
  expect(publicFault('https://example.com/our firm')).toMatch(/it holds a blank$/);
});
