import type { z } from 'zod';
import { fieldName, valueAt } from './field-path.ts';

type Issue = z.core.$ZodIssue;
type Found = { field: string; message: string };

const shown = (value: unknown) => {
  const text = typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? 'nothing');
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
};

/** What was found, beside what is asked: of a text its length, of a list the number of its entries. */
const sizeMessage = (message: string, found: unknown) => {
  if (typeof found === 'string') {
    const length = found.length === 1 ? 'one character' : `${found.length} characters`;
    return `${message} (found ${length}: ${shown(found)})`;
  }
  return Array.isArray(found)
    ? `has ${found.length === 1 ? 'one entry' : `${found.length} entries`}: ${message}`
    : `is ${shown(found)}: ${message}`;
};

const explain = (issue: Issue, input: unknown): Found[] => {
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      field: fieldName([...issue.path, key]),
      message: 'is not a field of this place: correct the spelling or remove it',
    }));
  const field = fieldName(issue.path);
  const found = valueAt(input, issue.path);
  if (found === undefined) return [{ field, message: 'is missing: add it' }];
  if (found === null && field === '')
    return [{ field, message: 'is empty: bring its earlier text back, or remove the file' }];
  if (found === null || found === '') return [{ field, message: 'is empty: write it, or remove the entry' }];
  if (issue.code === 'too_small' || issue.code === 'too_big')
    return [{ field, message: sizeMessage(issue.message, found) }];
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // Report against the alternative that fits best: the one with the fewest complaints.
    const best = issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [];
    return best.flatMap((inner) => explain({ ...inner, path: [...issue.path, ...inner.path] }, input));
  }
  if (issue.code === 'invalid_key') {
    // Of a record: the name itself is what is wrong.
    const [inner] = issue.issues;
    return [{ field, message: `${shown(issue.path.at(-1))} ${inner?.message ?? issue.message}` }];
  }
  // What a schema says of a whole group names by itself what it found there.
  const isGroup = found instanceof Object && !Array.isArray(found) && issue.code === 'custom';
  const isTold = issue.code === 'invalid_type' && issue.message.startsWith('is ');
  const isToldAlready = isGroup || isTold || issue.message.includes(shown(found));
  return [{ field, message: isToldAlready ? issue.message : `${shown(found)} ${issue.message}` }];
};

/** The refusals of a schema as sentences for the person who edits the file, each once. */
export const schemaProblems = (error: z.ZodError, input: unknown): Found[] => {
  const all = error.issues.flatMap((issue) => explain(issue, input));
  return [...new Map(all.map((found) => [`${found.field}: ${found.message}`, found])).values()];
};

type RawIssue = z.core.$ZodRawIssue;

/** What stands in a place of a YAML file, as an editor calls it. */
const kindOf = (value: unknown) => {
  if (Array.isArray(value)) return 'a list';
  if (value instanceof Object) return 'a group of fields';
  return typeof value === 'string' ? 'a text' : String(value);
};

const text = {
  kind: 'a text',
  advice: 'write one text; put it in quotes where it is a number or one word such as no',
};
const number = { kind: 'a number', advice: 'write digits, without quotes and without a unit' };
const group = { kind: 'a group of fields', advice: 'write each field on a line of its own, as name: value' };

/** What belongs in a place, by the name the schema has for it, and how it is written. */
const needed: Readonly<Record<string, { kind: string; advice: string }>> = {
  string: text,
  number,
  int: { ...number, kind: 'a whole number' },
  boolean: { kind: 'true or false', advice: 'write one of the two, without quotes' },
  array: { kind: 'a list', advice: "begin each entry on a line of its own with '- '" },
  object: group,
  record: group,
};

type SizeIssue = Extract<RawIssue, { code: 'too_small' | 'too_big' }>;

const sizeWords = (issue: SizeIssue) => {
  const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const side = issue.exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most';
  if (issue.origin === 'array') return `must have ${side} ${limit === 1 ? 'one entry' : `${limit} entries`}`;
  if (issue.origin === 'string') return `must have ${side} ${limit} characters`;
  return issue.inclusive === false ? `must be more than ${limit}` : `must be ${side} ${limit}`;
};

/** What an editor is told where a schema has no words of its own for a mistake: what is needed, and how to write it. */
export const inWords = (issue: RawIssue): string => {
  switch (issue.code) {
    case 'invalid_type': {
      const { kind, advice } = needed[issue.expected] ?? text;
      return `is ${kindOf(issue.input)}, where ${kind} belongs: ${advice}`;
    }
    case 'too_small':
    case 'too_big':
      return sizeWords(issue);
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}`;
    case 'invalid_union':
      return 'matches none of the forms allowed here: compare it with an entry that is right';
    default:
      return 'is not written as it should be: compare it with an entry that is right';
  }
};
