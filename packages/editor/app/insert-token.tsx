import { type RefObject, useEffect, useRef } from 'react';
import { fieldInWords } from '../field-words.ts';
import type { FormFacts } from './field.tsx';

/** How much of what a token stands for is shown in the list, in characters. */
const shown = 60;

type InsertTokenProps = { tokens: FormFacts['tokens']; form: RefObject<HTMLElement | null> };

/** Facts of the firm and of editions to choose from: the chosen one is written where the cursor was last. */
export const InsertToken = ({ tokens, form }: InsertTokenProps) => {
  const last = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const fields = form.current;
    const note = ({ target }: FocusEvent) => {
      if (target instanceof HTMLTextAreaElement && !target.inputMode) last.current = target;
    };
    fields?.addEventListener('focusin', note);
    return () => fields?.removeEventListener('focusin', note);
  }, [form]);

  const insert = (name: string) => {
    const field = last.current;
    if (!field?.isConnected) return;
    field.setRangeText(`{${name}}`, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
    field.focus();
  };
  return (
    <select
      className="insert"
      aria-label="Insert a fact where the cursor is"
      value=""
      onChange={({ target }) => insert(target.value)}
    >
      <option value="">Insert a fact</option>
      {Object.entries(tokens).map(([name, meaning]) => (
        <option key={name} value={name}>
          {fieldInWords(name)}: {meaning.slice(0, shown)}
        </option>
      ))}
    </select>
  );
};
