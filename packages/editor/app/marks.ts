import { isSame } from '../document/alignment.ts';
import { sharedEnds } from '../document/differences.ts';
import { isFields } from '../document/merge.ts';
import { fieldIn, textsIn, valueAt, withValueAt } from '../field-words.ts';

/** What a sample says of itself in its own words. */
const isStillSample = (text: string) => /\b(sample|placeholder)\b/i.test(text);

/** Whether a name differs from another as one with a slip of the pen does: in two letters at one place, or in few of many. */
const isCorrection = (before: string, after: string) => {
  const most = Math.max(before.length, after.length);
  const [start, end] = sharedEnds([...before], [...after]);
  return most - start - end <= Math.max(2, most / 10);
};

/** What an entry is known by: the first of its own texts. */
const nameOf = (entry: object) =>
  String(Object.values(entry).find((text) => text && typeof text === 'string'));

/** The names of all entries that are marked as samples. */
const sampleNames = (value: unknown): string[] => {
  if (!(value instanceof Object)) return [];
  const own = 'sample' in value && value.sample === true ? [nameOf(value)] : [];
  return [...own, ...Object.values(value).flatMap(sampleNames)];
};

/**
 * What a form shows once a field of it was written, without the marks of the samples that a person has replaced: paths in a
 * list `samples` whose value is another than the saved one, and `sample: true` of the entry around the field, once it is known
 * by another name and calls itself a sample no more. It is marked again with the name of a sample. A slip that is mended is no
 * replacement, and what a person marks that was none stays marked.
 * @param saved what the file has
 * @param before what the form showed before
 */
export const withoutSettledMarks = (
  saved: unknown,
  before: unknown,
  after: unknown,
  field: string,
): unknown => {
  const names = sampleNames(saved);
  const isNamedAsSample = (entry: object) => names.some((name) => isCorrection(name, nameOf(entry)));
  const standsIn = (entry: object) => isNamedAsSample(entry) || textsIn(entry).some(isStillSample);
  let value = after;
  for (const { index } of field.matchAll(/^|[.[]|$/g)) {
    const place = field.slice(0, index);
    const [was, is] = [valueAt(before, place), valueAt(value, place)];
    if (!isFields(was) || !isFields(is)) continue;
    const isReplaced = 'sample' in was && 'sample' in is && standsIn(was) && !standsIn(is);
    const isAgain = !('sample' in was) && !isNamedAsSample(was) && isNamedAsSample(is);
    if (isReplaced || isAgain) value = withValueAt(value, fieldIn(place, 'sample'), isAgain || undefined);
  }
  const marks = valueAt(saved, 'samples');
  if (!(value instanceof Object) || !Array.isArray(marks)) return value;
  return { ...value, samples: marks.filter((mark) => isSame(valueAt(value, mark), valueAt(saved, mark))) };
};
