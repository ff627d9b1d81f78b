import type { z } from 'zod';

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
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`;
    case 'invalid_value':
      return `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.join(', ')}`;
    case 'invalid_union':
      return 'fits none of the forms that may stand here: compare it with an entry that is right';
    default:
      return 'is not written as it should be: compare it with an entry that is right';
  }
};
