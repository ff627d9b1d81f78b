import { isDeepStrictEqual } from 'node:util';
import { parse, parseDocument } from 'yaml';
import { changes } from './changes.ts';
import { RewriteError } from './entries.ts';
import { lineBreak } from './lines.ts';
import { applySplices } from './splices.ts';

const reading = { stringKeys: true } as const;

/** The value of a YAML text. Throws where it is none. */
export const readValue = (source: string): unknown => parse(source, reading);

const says = (source: string, value: unknown) => {
  const document = parseDocument(source, reading);
  return document.errors.length === 0 && isDeepStrictEqual(document.toJS(), value);
};

/**
 * A YAML text with another value. What the value has in common with that of the text stays byte for byte: comments, order,
 * quotes, line breaks; of a list also entries that have moved.
 * @param value as JSON has it: groups, lists, texts, numbers, true, false and null
 * @throws RewriteError where the text is no YAML, or cannot be made to say the value
 */
export const rewrite = (source: string, value: unknown): string => {
  const document = parseDocument(source, { ...reading, keepSourceTokens: true });
  const [error] = document.errors;
  if (error) throw new RewriteError(error.message);
  const place = { kind: 'root', after: 0, indent: 0, isFlow: false } as const;
  const eol = lineBreak(source);
  const text = applySplices(
    source,
    changes({ text: source, eol }, document.contents, document.toJS(), value, place),
  );
  if (!says(text, value)) throw new RewriteError('The text would not say what it was to say.');
  return text;
};
