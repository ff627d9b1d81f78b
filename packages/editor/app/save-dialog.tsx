import { useEffect, useRef, useState } from 'react';
import type { Signed } from '../history/history.ts';

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

/** Asks what was changed, and once on each machine by whom. */
export const SaveDialog = ({ suggestion, person, onSave, onClose }: SaveDialogProps) => {
  const [sentence, setSentence] = useState(suggestion);
  const [name, setName] = useState(person ?? '');
  const [isNamed, setNamed] = useState(person !== undefined);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} aria-labelledby="what-changed" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSave({ sentence: sentence.trim(), name: name.trim() });
        }}
      >
        <h2 className="question" id="what-changed">
          What did you change?
        </h2>
        <label>
          In one sentence
          <input
            value={sentence}
            maxLength={longest}
            required
            onChange={({ target }) => setSentence(target.value)}
          />
        </label>
        {isNamed ? (
          <p>
            By {name}.{' '}
            <button type="button" className="small" onClick={() => setNamed(false)}>
              Somebody else
            </button>
          </p>
        ) : (
          <label>
            Your name
            <input
              value={name}
              maxLength={longest}
              required
              autoComplete="name"
              onChange={({ target }) => setName(target.value)}
            />
          </label>
        )}
        <div className="choices">
          <button
            type="submit"
            className="main"
            disabled={/^\s*$|[<>]/.test(sentence) || /^\s*$|[<>]/.test(name)}
          >
            Save
          </button>
          <button type="button" onClick={() => dialog.current?.close()}>
            Not yet
          </button>
        </div>
      </form>
    </dialog>
  );
};
