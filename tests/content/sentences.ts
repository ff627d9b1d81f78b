import { parse } from 'yaml';
import { everyValue } from '#src/content/field-path.ts';

/** Every text of a value, however deep. */
export const textsIn = (tree: unknown) =>
  [...everyValue(tree)].flatMap(({ value }) => (typeof value === 'string' ? value : []));

const split = (text: string) => text.replace(/\s+/g, ' ').split(/(?<=[.!?])\s/);

/** The sentences of a text of content/, as it is written: tokens in braces are not filled. */
export const sentencesIn = (text: string) => textsIn(parse(text)).flatMap(split);

/** The words of a sentence; a token in braces counts as one. */
export const wordsOf = (sentence: string) => sentence.split(/\s+/).filter((word) => /[\p{L}\d{]/u.test(word));
