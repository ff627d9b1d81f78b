import { sentencesIn, wordsOf } from './sentences.ts';

const mostSharedWords = 8;
/** How much of their wording two sentences may have in common: a copy varied by hand is still a copy. */
const mostAlike = 0.5;

/** `the night shift works` → `the night shift`, `night shift works` */
const threes = (sentence: string) => {
  const words = wordsOf(sentence.toLowerCase()).map((word) => word.replace(/[^\p{L}\d{}.-]|\.$/gu, ''));
  return new Set(words.slice(2).map((_, index) => words.slice(index, index + 3).join(' ')));
};

/** The three-word groups that two sentences share, of all that they have. */
const likeness = (one: ReadonlySet<string>, other: ReadonlySet<string>) => {
  const shared = [...one].filter((group) => other.has(group)).length;
  return shared / (one.size + other.size - shared);
};

/** Sentences of more than eight words that stand, or nearly stand, in two of the files. */
export const sharedSentences = (files: ReadonlyMap<string, string>) => {
  const long = [...files].flatMap(([file, text]) =>
    sentencesIn(file, text)
      .filter((sentence) => wordsOf(sentence).length > mostSharedWords)
      .map((sentence) => ({ file, sentence, groups: threes(sentence) })),
  );
  // Compared are those alone that have a group in common: of all pairs one in thousands.
  const holders = new Map<string, typeof long>();
  return long.flatMap((one) => {
    const near = new Set([...one.groups].flatMap((group) => holders.get(group) ?? []));
    for (const group of one.groups) holders.set(group, [...(holders.get(group) ?? []), one]);
    return [...near]
      .filter((other) => other.file !== one.file && likeness(one.groups, other.groups) >= mostAlike)
      .map((other) => `${other.file}: ${other.sentence} | ${one.file}: ${one.sentence}`);
  });
};
