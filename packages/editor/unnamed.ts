import type { Problem } from './site.ts';

/** What the form library calls an entry that nobody has named yet. */
export const isUnnamed = (key: string): boolean => /^newKey(-\d+)?$/.test(key);

const fieldsOf = (value: unknown, path = ''): string[] => {
  if (!(value instanceof Object)) return [];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => {
    const field = isList ? `${path}[${key}]` : path ? `${path}.${key}` : key;
    return [...(!isList && isUnnamed(key) ? [field] : []), ...fieldsOf(inner, field)];
  });
};

/** What is said at an entry without a word of its own. */
export const unnamedMessage = 'Write a word for it, or remove the entry.';

/** The entries of a form whose word was never filled in. The site's check cannot know them: to it `newKey` is a word like others. */
export const unnamedIn = (value: unknown, file: string): Problem[] =>
  fieldsOf(value).map((field) => ({
    file,
    field,
    message: unnamedMessage,
  }));
