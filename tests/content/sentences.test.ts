import { expect, it } from 'vitest';
import { sentencesIn, wordsOf } from './sentences.ts';
import { files } from './this-content.ts';

const mostWords = 30;

it(`says nothing in sentences of more than ${mostWords} words: split those below`, () => {
  const sentences = [...files.values()].flatMap(sentencesIn);
  expect(sentences.filter((sentence) => wordsOf(sentence).length > mostWords)).toEqual([]);
});
