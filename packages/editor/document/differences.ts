import { align } from './alignment.ts';
import { changedWords } from './changed-words.ts';

/** What a field said before and says now, in the words that differ; one is missing where a value came in or went. */
export type Difference = { field: string; before?: string | undefined; after?: string | undefined };

const asText = (value: unknown) => JSON.stringify(value) ?? '';

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
  const steps = align(before.map(asText), after.map(asText));
  const kept = new Set(steps.flatMap((step) => ('was' in step ? [step.was] : [])));
  const gone = before.flatMap((entry, index) =>
    kept.has(index) ? [] : differences(entry, undefined, `${field}[${index}]`),
  );
  const now = steps.flatMap((step) =>
    differences('was' in step ? before[step.was] : undefined, after[step.now], `${field}[${step.now}]`),
  );
  return [...now, ...gone];
};

/** Where two values of a text differ, field by field: a list by its entries, a text by its words. */
export const differences = (before: unknown, after: unknown, field = ''): Difference[] => {
  if (asText(before) === asText(after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return listDifferences(before, after, field);
  if (before instanceof Object && after instanceof Object) {
    const keys = new Set([...Object.keys(before), ...Object.keys(after)]);
    return [...keys].flatMap((key) =>
      differences(Reflect.get(before, key), Reflect.get(after, key), field ? `${field}.${key}` : key),
    );
  }
  if (before === undefined) return [{ field, after: wordsOf(after) }];
  if (after === undefined) return [{ field, before: wordsOf(before) }];
  const [was, now] = changedWords(wordsOf(before), wordsOf(after));
  return [{ field, before: was, after: now }];
};
