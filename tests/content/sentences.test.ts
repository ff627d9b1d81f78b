import { expect, it } from 'vitest';
import { contentFiles } from '#src/content/files.ts';
import { sentencesIn, wordsOf } from './sentences.ts';

const mostWords = 30;

/** Each sentence of a file that has too many words, with their number. */
const longSentences = (file: string, text: string) =>
  sentencesIn(file, text)
    .filter((sentence) => wordsOf(sentence).length > mostWords)
    .map((sentence) => `${file}, ${wordsOf(sentence).length} words: ${sentence}`);

it(`says nothing in sentences of more than ${mostWords} words: split those below`, () => {
  expect([...contentFiles()].flatMap(([file, text]) => longSentences(file, text))).toEqual([]);
});

it.each([
  ['page.yaml', (sentence: string) => `intro:\n  text: >-\n    Short. ${sentence}`],
  ['terms.md', (sentence: string) => `---\nname: Terms\n---\n\n# Heading\n\nShort. ${sentence}\n`],
])('finds one word too many in a %s', (file, fileWith) => {
  const sentence = (count: number) => `${'word '.repeat(count - 1)}last.`;
  expect(longSentences(file, fileWith(sentence(30)))).toEqual([]);
  expect(longSentences(file, fileWith(sentence(31)))).toEqual([
    expect.stringContaining(', 31 words: word word'),
  ]);
});
