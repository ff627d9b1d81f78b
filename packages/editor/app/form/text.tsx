import { type ClipboardEvent, useState } from 'react';
import type { FieldSchema } from '../../form-schema.ts';
import { plainWords, readingOf } from '../reading.ts';
import { useOverview } from '../requests.ts';
import type { ControlProps } from './facts.ts';
import { linesOf } from './paste.ts';

/** A text with tokens as visitors will read it; what is filled in is marked. */
const Reading = ({ text }: { text: string }) => {
  const pieces = readingOf(text, useOverview().tokens);
  if (!pieces.some(({ token }) => token)) return null;
  return (
    <p data-text="small">
      <span data-text="small">Visitors read: </span>
      {pieces.map(({ words, token }, index) =>
        token ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words can stand there twice.
          <mark key={index} title={token}>
            {words}
          </mark>
        ) : (
          words
        ),
      )}
    </p>
  );
};

const isNumber = ({ type }: FieldSchema) => type === 'integer' || type === 'number';

/** What was typed, as the file shall have it: digits are a number where one belongs. */
const written = (schema: FieldSchema, text: string) => {
  if (text === '') return undefined;
  return isNumber(schema) && /^-?\d+(?:\.\d+)?$/.test(text.trim()) ? Number(text) : text;
};

/** How many characters of a text visitors read, of how many there is room for. */
export const Count = ({ value = '', most }: { value: unknown; most: number }) => {
  const { length } = plainWords(String(value), useOverview().tokens);
  return (
    <span className="count" data-text="small" data-over={length > most}>
      {length} <span data-visually-hidden>characters</span> of {most}
    </span>
  );
};

/** A text. It grows with what is written. */
export const TextControl = ({ schema, value, onLines, write, aria }: ControlProps) => {
  const [told, setTold] = useState('');
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    const lines = linesOf(pasted);
    if (pasted === (lines[0] ?? '')) return;
    event.preventDefault();
    if (onLines && lines.length > 1 && text === '') return onLines(lines);
    const { currentTarget: area } = event;
    area.setRangeText(lines.join(' '), area.selectionStart, area.selectionEnd, 'end');
    write(written(schema, area.value));
    if (lines.length > 1)
      setTold(
        `What you pasted holds ${lines.length} lines. This field is one paragraph: here they follow one another. Read it through.`,
      );
  };
  return (
    <>
      <textarea
        {...aria}
        rows={1}
        inputMode={schema.type === 'integer' ? 'numeric' : isNumber(schema) ? 'decimal' : undefined}
        data-format={schema.format}
        value={text}
        onPaste={paste}
        onChange={({ target }) => {
          setTold('');
          write(written(schema, target.value));
        }}
      />
      <Reading text={text} />
      <p className="notice" role="status">
        {told}
      </p>
    </>
  );
};
