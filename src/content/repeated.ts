import { slugOf } from './slug.ts';

/** Words as anchors tell them apart: by their letters and digits alone. */
export const sameWords = (words: string) => slugOf(words) || words.toLowerCase();

/** The entries that say what an earlier one has said, each with that earlier one. */
export const repeated = <Entry>(entries: readonly Entry[], said: (entry: Entry) => string | undefined) => {
  const first = new Map<string, Entry>();
  return entries.flatMap((entry) => {
    const key = said(entry);
    const earlier = key === undefined ? undefined : first.get(key);
    if (key !== undefined && earlier === undefined) first.set(key, entry);
    return earlier === undefined ? [] : [{ entry, earlier }];
  });
};
