import { expect, test } from 'vitest';
import { readingOf } from './reading.ts';

const tokens = { 'firm.name': 'The Firm', 'counts.standards': 'nine' };

test.each([
  [
    'Ask {firm.name}: {count} of {counts.standards}.',
    ['Ask ', 'The Firm = {firm.name}', ': ', '{count}', ' of ', 'nine = {counts.standards}', '.'],
  ],
  ['firm.name', ['firm.name']],
  ['{toString}', ['{toString}']],
  ['', []],
])('"%s" is read with its tokens filled in, and what stands for nothing as it is written', (text, parts) => {
  const read = readingOf(text, tokens).map(({ words, token }) => (token ? `${words} = ${token}` : words));
  expect(read).toEqual(parts);
});
