import { expect, test } from 'vitest';
import { readingOf } from './reading.ts';

const tokens = { 'firm.name': 'The Firm', 'counts.standards': 'nine' };

test('a text is read with its tokens filled in, and what stands for nothing as it is written', () => {
  expect(readingOf('Ask {firm.name}: {count} of {counts.standards}.', tokens)).toEqual([
    { words: 'Ask ' },
    { words: 'The Firm', token: '{firm.name}' },
    { words: ': ' },
    { words: '{count}' },
    { words: ' of ' },
    { words: 'nine', token: '{counts.standards}' },
    { words: '.' },
  ]);
});

test('a word that is no token is none, even where it is called like one', () => {
  expect(readingOf('firm.name', tokens)).toEqual([{ words: 'firm.name' }]);
  expect(readingOf('{toString}', tokens)).toEqual([{ words: '{toString}' }]);
  expect(readingOf('', tokens)).toEqual([]);
});
