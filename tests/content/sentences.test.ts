import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { contentFiles } from '#src/content/files.ts';

const mostWords = 30;

/** Every text of a file, however deep. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value instanceof Object ? Object.values(value).flatMap(textsIn) : [];
};

const paragraphs = (file: string, text: string) =>
  file.endsWith('.yaml')
    ? textsIn(parse(text))
    : text.replace(/^---$.*?^---$/ms, '').split(/\n\s*\n|\n(?=- )/);

const sentences = (text: string) => text.replace(/\s+/g, ' ').split(/(?<=[.!?])\s/);
const words = (sentence: string) => sentence.split(' ').filter((word) => /[\p{L}\d{]/u.test(word));

/** Each sentence of a file that has too many words, with their number. */
const longSentences = (file: string, text: string) =>
  paragraphs(file, text)
    .flatMap(sentences)
    .filter((sentence) => words(sentence).length > mostWords)
    .map((sentence) => `${file}, ${words(sentence).length} words: ${sentence}`);

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
