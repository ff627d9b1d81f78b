import { array, assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { namedSign, tidy } from './tidy.ts';

test.each([
  ['info@firm.example ', 'info@firm.example'],
  ['\u00a0+94\u00a077\u202f123\u20094567\u3000', '+94 77 123 4567'],
  ['＋９４　（７７）', '+94 (77)'],
  ['Caf\u0065\u0301', 'Café'],
  ['two\nlines\tand ශ්‍රී', 'two\nlines\tand ශ්‍රී'],
])('%j becomes %j', (pasted, typed) => {
  expect(tidy(pasted)).toBe(typed);
});

test('what is tidy stays as it is, and nothing but its ends is lost', () => {
  const signs = constantFrom(...' \u00a0\u3000＋～e\u0301\u200dශ\n', '\ud83d');
  assert(
    property(array(signs), (letters) => {
      const once = tidy(letters.join(''));
      const inner = letters.join('').trim().normalize('NFC');
      return tidy(once) === once && !/[\u00a0\u3000＋～]/.test(once) && once.length === inner.length;
    }),
  );
});

test('a sign is named so that it can be looked up', () => {
  expect([namedSign('€'), namedSign('\u200b'), namedSign('😀')]).toEqual([
    '"€" (U+20AC)',
    'U+200B',
    '"😀" (U+1F600)',
  ]);
});
