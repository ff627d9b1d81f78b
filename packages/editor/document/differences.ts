import { fieldIn } from '../field-words.ts';
import { align, isSame } from './alignment.ts';

/** What a field said before and says now, in the words that differ; one is missing where a value came in or went. */
export type Difference = { field: string; before?: string | undefined; after?: string | undefined };

/** How many words on either side of a change say where it is. */
const around = 4;

/** How many parts two texts have in common at the beginning, and at the end. */
export const sharedEnds = (before: readonly string[], after: readonly string[]) => {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start++;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  return [start, end] as const;
};

/** Two texts, each cut to what differs and a few words around it: `… the phone is 12 …`. */
export const changedWords = (before: string, after: string): [before: string, after: string] => {
  const [was, now] = [before.trim().split(/\s+/), after.trim().split(/\s+/)];
  const [start, end] = sharedEnds(was, now);
  const [from, left] = [Math.max(0, start - around), Math.max(0, end - around)];
  const cut = (words: readonly string[]) =>
    `${from ? '… ' : ''}${words.slice(from, words.length - left).join(' ')}${left ? ' …' : ''}`;
  return [cut(was), cut(now)];
};

/** The words of a value, in one line; none of one that is not there. */
export const wordsOf = (value: unknown): string =>
  value instanceof Object
    ? Object.values(value)
        .map(wordsOf)
        .filter((words) => words !== '')
        .join(' · ')
    : String(value ?? '');

/** Entries are compared with those they were before; one that has moved is gone from its place, and comes in at another. */
const listDifferences = (before: readonly unknown[], after: readonly unknown[], field: string) => {
  const origins = align(before, after);
  const kept = new Set(origins.map(({ was }) => was));
  const now = origins.flatMap(({ was = -1 }, index) =>
    differences(before[was], after[index], fieldIn(field, index)),
  );
  const gone = before.flatMap((entry, index) =>
    kept.has(index) ? [] : differences(entry, undefined, fieldIn(field, index)),
  );
  return [...now, ...gone];
};

/** Where two values of a text differ, field by field: a list by its entries, a text by its words. */
export const differences = (before: unknown, after: unknown, field = ''): Difference[] => {
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, field);
  if (before instanceof Object && after instanceof Object) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      differences(Reflect.get(before, key), Reflect.get(after, key), fieldIn(field, key)),
    );
  }
  if (before === undefined) return [{ field, after: wordsOf(after) }];
  if (after === undefined) return [{ field, before: wordsOf(before) }];
  const [was, now] = changedWords(wordsOf(before), wordsOf(after));
  return [{ field, before: was, after: now }];
};
