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
