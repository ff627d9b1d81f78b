import { parse } from 'yaml';

/** Every text of a value, however deep. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return value instanceof Object ? Object.values(value).flatMap(textsIn) : [];
};

const split = (text: string) => text.replace(/\s+/g, ' ').split(/(?<=[.!?])\s/);

/** The sentences of a text of content/, as it is written: tokens in braces are not filled. */
export const sentencesIn = (text: string) => textsIn(parse(text)).flatMap(split);

/** The words of a sentence; a token in braces counts as one. */
export const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d{]/u.test(word));
