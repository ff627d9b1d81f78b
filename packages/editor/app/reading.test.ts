import { expect, test } from 'vitest';
import { plainWords, readingOf, searchFor } from './reading.ts';

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

test('a text is counted and searched for as visitors read it', () => {
  expect(plainWords('See [the plan](/plan) of {firm.name}.', tokens)).toBe('See the plan of The Firm.');
  expect(searchFor('For {count} years: **nobody** was hurt in {years}.', tokens)).toBe('was hurt in');
  expect(searchFor(`${'word '.repeat(30)}`, tokens)).toHaveLength(60);
});
