import { useState } from 'react';
import type { Signed } from '../history/history.ts';
import { Dialog } from './dialog.tsx';

type SaveDialogProps = {
  /** What the person may want to say. */
  suggestion: string;
  /** Their name, where they have said it before. */
  person: string | undefined;
  onSave: (version: Signed) => void;
  onClose: () => void;
};

/** The most that fits a line of the history. */
const longest = 200;
const isLine = (text: string) => /\S/.test(text) && !/[<>]/.test(text);

/** Asks what was changed, and once on each machine by whom. */
export const SaveDialog = ({ suggestion, person = '', onSave, onClose }: SaveDialogProps) => {
  const [sentence, setSentence] = useState(suggestion);
  const [name, setName] = useState(person);
  const line = (label: string, value: string, set: (value: string) => void) => (
    <label>
      {label}
      <input value={value} maxLength={longest} required onChange={({ target }) => set(target.value)} />
    </label>
  );
  return (
    <Dialog question="What did you change?" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave({ sentence: sentence.trim(), name: name.trim() });
        }}
      >
        {line('In one sentence', sentence, setSentence)}
        {line('Your name', name, setName)}
        <div className="row">
          <button type="submit" className="main" disabled={!isLine(sentence) || !isLine(name)}>
            Save
          </button>
          <button type="button" onClick={onClose}>
            Not yet
          </button>
        </div>
      </form>
    </Dialog>
  );
};
