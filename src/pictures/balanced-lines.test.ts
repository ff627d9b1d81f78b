import fc from 'fast-check';
import { expect, test } from 'vitest';
import { balancedLines } from './balanced-lines.ts';

const length = (line: string) => line.length;

test('spreads the words evenly over as few lines as they need', () => {
  // The first line could hold 'Advice you can check, clause': the last would be short.
  expect(balancedLines('Advice you can check, clause by clause.', 30, length)).toEqual([
    'Advice you can check,',
    'clause by clause.',
  ]);
});

test('keeps every word in order, and every line within the limit that words allow', () => {
  const word = fc.stringMatching(/^[a-z]{1,12}$/);
  fc.assert(
    fc.property(
      fc.array(word, { minLength: 1, maxLength: 12 }),
      fc.integer({ min: 1, max: 30 }),
      (words, limit) => {
        const lines = balancedLines(words.join(' '), limit, length);
        expect(lines.join(' ')).toBe(words.join(' '));
        expect(lines.filter((line) => line.length > limit && line.includes(' '))).toEqual([]);
      },
    ),
  );
});
