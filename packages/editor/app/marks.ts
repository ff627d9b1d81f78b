import { pathOf } from '../field-words.ts';

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const valueAt = (value: unknown, field: string) =>
  pathOf(field).reduce<unknown>(
    (found, part) => (found instanceof Object ? Reflect.get(found, part) : undefined),
    value,
  );

/** What a sample says of itself in its own words. */
const isStillSample = (text: unknown) => typeof text === 'string' && /\b(sample|placeholder)\b/i.test(text);

/** A picture beside a made-up name makes nobody real. */
const isFile = (text: string) => /^\S+\.(jpe?g|png|webp|avif|svg)$/i.test(text);

/** Whether nothing but texts directly in an entry has changed, and none of them still calls itself a sample. */
const isReal = (before: object, after: object) => {
  const changed = Object.entries(after).filter(([key, value]) => !isSame(value, Reflect.get(before, key)));
  const isText = changed.some(
    ([key, value]) => key !== 'sample' && typeof value === 'string' && !isFile(value),
  );
  return isText && 'sample' in before && 'sample' in after && ![after].flatMap(textsIn).some(isStillSample);
};

const textsIn = (value: unknown): unknown[] =>
  value instanceof Object ? Object.values(value).flatMap(textsIn) : [value];

/** An entry without its mark, once its texts are real. Entries that were added, moved or removed keep theirs. */
const settled = (before: unknown, after: unknown): unknown => {
  if (!(before instanceof Object && after instanceof Object) || isSame(before, after)) return after;
  if (Array.isArray(before) && Array.isArray(after)) {
    const changed = after.filter((entry, index) => !isSame(entry, before[index]));
    return before.length === after.length && changed.length === 1
      ? after.map((entry, index) => settled(before[index], entry))
      : after;
  }
  const inner = Object.entries(after).map(([key, value]) => [key, settled(Reflect.get(before, key), value)]);
  return Object.fromEntries(isReal(before, after) ? inner.filter(([key]) => key !== 'sample') : inner);
};

/**
 * What a form shows, without the marks of the samples that a person has replaced: paths in a list `samples` whose value is
 * another than the saved one, and `sample: true` of an entry whose texts no longer call themselves samples.
 * @param saved what the file has
 * @param before what the form showed before the last change
 */
export const withoutSettledMarks = (saved: unknown, before: unknown, after: unknown): unknown => {
  const value = settled(before, after);
  const marks = valueAt(saved, 'samples');
  if (!(value instanceof Object) || !Array.isArray(marks)) return value;
  const samples = marks.filter((field) => isSame(valueAt(value, field), valueAt(saved, field)));
  return { ...value, samples };
};
