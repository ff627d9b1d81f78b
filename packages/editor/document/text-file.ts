import { Refusal } from '../refusal.ts';
import { readValue, rewrite } from './rewrite.ts';

/** The front matter of a Markdown text, and what follows it. */
const parts = (source: string) => {
  const [, opening, head = '', line = '', body = ''] =
    /^(---\r?\n)([\s\S]*?\n)(---\r?\n)([\s\S]*)$/.exec(source) ?? [];
  if (!opening) throw new Refusal('The text does not begin with its head between two lines of ---.');
  return { opening, head, line, body };
};

const isMarkdown = (file: string) => file.endsWith('.md');

/** What a file says, as its form shows it: of Markdown the fields of its head, and `body`. */
export const valueIn = (file: string, source: string): unknown => {
  if (!isMarkdown(file)) return readValue(source);
  const { head, body } = parts(source);
  return { ...Object(readValue(head)), body };
};

/** The same; undefined of a text that cannot be read, which the check says. */
export const readableIn = (file: string, source = ''): unknown => {
  try {
    return valueIn(file, source);
  } catch {
    return undefined;
  }
};

/** The text of a file with another value; what it has in common with the text stays byte for byte. */
export const withValue = (file: string, source: string, value: unknown): string => {
  if (!isMarkdown(file)) return rewrite(source, value);
  const { opening, head, line } = parts(source);
  const { body = '', ...fields } = Object(value);
  return `${opening}${rewrite(head, fields)}${line}${body}`;
};
