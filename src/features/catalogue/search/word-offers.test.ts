import { expect, test } from 'vitest';
import { wordOffers } from './word-offers.ts';

test('each page stands there once, with all its words', () => {
  const [laboratory, patient] = [['laboratory'], ['patient']];
  const given = [
    { page: 'iso-17025', words: laboratory },
    { page: 'iso-15189', words: laboratory },
    { page: 'iso-15189', words: patient },
  ];
  expect(wordOffers(given)).toEqual([
    { page: 'iso-17025', words: laboratory },
    { page: 'iso-15189', words: [...laboratory, ...patient] },
  ]);
});
