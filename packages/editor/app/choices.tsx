import type { ReactNode } from 'react';
import { changedWords, wordsOf } from '../document/differences.ts';
import { fieldInWords } from '../field-words.ts';
import type { Choices as Chosen, FileConflict } from '../publish/remote.ts';
import { useOverview } from './requests.ts';
import { arrive } from './window.ts';

type ChoicesProps = {
  title: string;
  told: string;
  /** What is known beside. */
  children?: ReactNode;
  conflicts: readonly FileConflict[];
  onGoOn: (chosen: Chosen) => void;
};

/** Two have changed the same texts: where they have changed the same field, the browser asks for a choice. */
export const Choices = ({ title, told, children, conflicts, onGoOn }: ChoicesProps) => {
  const { nameOf } = useOverview();
  const goOn = (data: FormData) =>
    onGoOn(Object.fromEntries([...data].map(([at, side]) => [at, side === 'theirs' ? 'theirs' : 'mine'])));
  return (
    <section className="conflict" aria-label={title} ref={arrive} tabIndex={-1}>
      <h2>{title}</h2>
      <p role="alert">{told}</p>
      {children}
      <form action={goOn}>
        {conflicts.map(({ file, field, ...both }) => {
          const [theirs, mine] = changedWords(wordsOf(both.theirs), wordsOf(both.mine));
          const choice = (side: 'theirs' | 'mine', called: string, words: string) => (
            <label>
              <input type="radio" name={`${file}:${field}`} value={side} required />
              {called}: {words || 'removed'}
            </label>
          );
          return (
            <fieldset key={`${file}:${field}`}>
              <legend>
                {nameOf(file)}: {fieldInWords(field) || 'the whole'}
              </legend>
              {choice('theirs', 'Theirs', theirs)}
              {choice('mine', 'Mine', mine)}
            </fieldset>
          );
        })}
        <button type="submit" className="main">
          Go on with both
        </button>
      </form>
    </section>
  );
};
