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

it(`says nothing in sentences of more than ${mostWords} words: split those below`, () => {
  const long = [...contentFiles()].flatMap(([file, text]) =>
    paragraphs(file, text)
      .flatMap(sentences)
      .filter((sentence) => words(sentence).length > mostWords)
      .map((sentence) => `${file}, ${words(sentence).length} words: ${sentence}`),
  );
  expect(long).toEqual([]);
});
