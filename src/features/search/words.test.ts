import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { readTable } from '#tests/table.ts';
import { askedWords, isMeant, mostTyped, startsWith, wordsOf } from './words.ts';

const typed = readTable('src/features/search/words.yaml', z.record(z.string(), z.array(z.string())));

test.each(Object.entries(typed))('reads %s as the search compares it', (text, words) => {
  expect(wordsOf(text)).toEqual(words);
});

test('leaves out what only asks, unless nothing else was typed', () => {
  expect(askedWords('What is the cost of ISO 9001?')).toEqual(['cost', '9001']);
  expect(askedWords('who are we')).toEqual(['who', 'are', 'we']);
});

/** Any text, and such as people type. */
const text = fc.oneof(
  fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) }),
  fc.string({
    unit: fc.constantFrom(...'iso|IEC|9|0|2015| |-|:|/|.|é|’|ශ්‍රී|品|９|٩|‑'.split('|')),
  }),
);

test('a word has letters or digits alone, and read again is itself', () => {
  fc.assert(
    fc.property(text, (typed) => {
      for (const word of wordsOf(typed)) {
        expect(word).toMatch(/^[\p{L}\p{M}\p{N}]+$/u);
        // The name of a body before no number, which a number of another word could follow.
        if (!/^(iso|iec|en|sls)/.test(word) && !/[a-z]\d{4}/.test(word))
          expect(wordsOf(word)).toEqual([word]);
      }
    }),
  );
});

test('of a long text the beginning is asked for, and where nothing is left nothing is meant', () => {
  fc.assert(
    fc.property(text, fc.array(fc.string()), (typed, synonym) => {
      expect(askedWords(typed + ' '.repeat(mostTyped))).toEqual(askedWords(typed.slice(0, mostTyped)));
      expect([startsWith(synonym, []), isMeant(synonym, []), isMeant([], wordsOf(typed))]).toEqual([
        false,
        false,
        false,
      ]);
    }),
  );
});
