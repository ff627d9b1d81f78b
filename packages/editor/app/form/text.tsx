import { type ClipboardEvent, useState } from 'react';
import type { FieldSchema } from '../../form-schema.ts';
import { plainWords, readingOf } from '../reading.ts';
import { described, useFacts } from './facts.ts';
import { asMarkdown, linesOf } from './paste.ts';

export type ControlProps = {
  schema: FieldSchema;
  field: string;
  value: unknown;
  isRequired: boolean;
  isWrong: boolean;
  /** Takes the lines of a list that was pasted into an entry of one. */
  onLines?: ((lines: readonly string[]) => void) | undefined;
};

/** A text with tokens as visitors will read it; what is filled in is marked. */
const Reading = ({ text }: { text: string }) => {
  const pieces = readingOf(text, useFacts().overview.tokens);
  if (!pieces.some(({ token }) => token)) return null;
  return (
    <p className="reading">
      <span className="soft">Visitors read: </span>
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

/** A text, with the number of characters that visitors read where it has a limit. It grows with what is written. */
export const TextControl = ({ schema, field, value, isRequired, isWrong, onLines }: ControlProps) => {
  const { write, overview } = useFacts();
  const [told, setTold] = useState('');
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const { maxLength, format } = schema;
  const length = plainWords(text, overview.tokens).length;

  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    const { lines, hadBullets } = linesOf(pasted);
    const [first = ''] = lines;
    if (pasted === first) return;
    event.preventDefault();
    const isMarkdown = format === 'markdown';
    const isSpread = onLines !== undefined && lines.length > 1 && text === '';
    if (isSpread) return onLines?.(lines);
    const { currentTarget: area } = event;
    const words = isMarkdown ? asMarkdown(pasted) : lines.join(' ');
    area.setRangeText(words, area.selectionStart, area.selectionEnd, 'end');
    write(field, area.value);
    if (lines.length > 1 && !isMarkdown)
      setTold(
        hadBullets
          ? `What you pasted holds a list of ${lines.length} lines. This field is one paragraph: here they follow one another. Read it through.`
          : `What you pasted holds ${lines.length} lines. This field is one paragraph: here they follow one another.`,
      );
  };
  return (
    <>
      <textarea
        {...described(field, isWrong, isRequired)}
        rows={1}
        inputMode={schema.type === 'integer' ? 'numeric' : isNumber(schema) ? 'decimal' : undefined}
        data-format={format}
        value={text}
        onPaste={paste}
        onChange={({ target }) => {
          setTold('');
          write(field, written(schema, target.value));
        }}
      />
      <Reading text={text} />
      {maxLength !== undefined && (
        <span className="count" data-over={length > maxLength}>
          {length} <span className="unseen">characters</span> of {maxLength}
        </span>
      )}
      <p className={told && 'notice'} role="status">
        {told}
      </p>
    </>
  );
};
