import { expect, test } from 'vitest';
import { wordOffers } from './word-offers.ts';

test('each page stands there once, with all its words and its number', () => {
  const others = [
    { words: ['laboratory'], pages: [{ page: 'iso-17025' }, { page: 'iso-15189' }] },
    { words: ['patient'], pages: [{ page: 'iso-15189' }] },
  ];
  expect(wordOffers(others, [{ page: 'iso-17025', number: '17025' }])).toEqual([
    { page: 'iso-17025', words: ['laboratory', '17025'] },
    { page: 'iso-15189', words: ['laboratory', 'patient'] },
  ]);
});
