import { isSame } from '../document/alignment.ts';
import { sharedEnds } from '../document/differences.ts';
import { nameOf, textsIn, valueAt } from '../field-words.ts';

/** What a sample says of itself in its own words. */
const isStillSample = (text: string) => /\b(sample|placeholder)\b/i.test(text);

/** Whether a name differs from another as one with a slip of the pen does: in two letters at one place, or in few of many. */
const isCorrection = (before: string, after: string) => {
  const most = Math.max(before.length, after.length);
  const [start, end] = sharedEnds([...before], [...after]);
  return most - start - end <= Math.max(2, most / 10);
};

/** The names of all entries that are marked as samples. */
const sampleNames = (value: unknown): string[] => {
  if (!(value instanceof Object)) return [];
  const own = 'sample' in value && value.sample === true ? [nameOf(value) ?? ''] : [];
  return [...own, ...Object.values(value).flatMap(sampleNames)];
};

/**
 * An entry without its mark, once it is known by another name and calls itself a sample no more; with it, once it has the
 * name of a sample again. Entries that were added, moved or removed keep theirs.
 */
const settled = (samples: readonly string[], before: unknown, after: unknown): unknown => {
  if (!(before instanceof Object && after instanceof Object) || isSame(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const changed = after.filter((entry, index) => !isSame(entry, before[index]));
    return before.length === after.length && changed.length === 1
      ? after.map((entry, index) => settled(samples, before[index], entry))
      : after;
  }
  const inner = Object.entries(after).map(([key, value]) => [
    key,
    settled(samples, Reflect.get(before, key), value),
  ]);
  const isNamedAsSample = (entry: object) => samples.some((name) => isCorrection(name, nameOf(entry) ?? ''));
  const standsIn = (entry: object) => isNamedAsSample(entry) || textsIn(entry).some(isStillSample);
  if ('sample' in before && 'sample' in after && standsIn(before) && !standsIn(after))
    return Object.fromEntries(inner.filter(([key]) => key !== 'sample'));
  const isAgain = !('sample' in before) && !isNamedAsSample(before) && isNamedAsSample(after);
  return Object.fromEntries(isAgain ? [...inner, ['sample', true]] : inner);
};

/**
 * What a form shows, without the marks of the samples that a person has replaced: paths in a list `samples` whose value is
 * another than the saved one, and `sample: true` of an entry that has another name. A slip that is mended is no replacement.
 * @param saved what the file has
 * @param before what the form showed before the last change
 */
export const withoutSettledMarks = (saved: unknown, before: unknown, after: unknown): unknown => {
  const value = settled(sampleNames(saved), before, after);
  const marks = valueAt(saved, 'samples');
  if (!(value instanceof Object) || !Array.isArray(marks)) return value;
  const samples = marks.filter((field) => isSame(valueAt(value, field), valueAt(saved, field)));
  return { ...value, samples };
};
