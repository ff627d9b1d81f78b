import { useState } from 'react';
import { changedWords } from '../document/changed-words.ts';
import { differences, wordsOf } from '../document/differences.ts';
import { type Conflict as Both, merge, type Side } from '../document/merge.ts';
import { fieldInWords } from '../field-words.ts';
import { Changes } from './changes.tsx';
import { useArrival } from './use-arrival.ts';

type SideChoiceProps = { both: Both; chosen: Side | undefined; onChoose: (side: Side) => void };

/** What two people have made of one field, in the words that differ. */
export const SideChoice = ({ both: { field, theirs, mine }, chosen, onChoose }: SideChoiceProps) => {
  const [theirWords, myWords] = changedWords(wordsOf(theirs), wordsOf(mine));
  const side = (name: Side, called: string, words: string) => (
    <label className="side">
      <input
        type="radio"
        name={`side of ${field}`}
        checked={chosen === name}
        onChange={() => onChoose(name)}
      />
      {called}: {words || 'removed'}
    </label>
  );
  return (
    <fieldset>
      <legend>{fieldInWords(field) || 'The whole'}</legend>
      {side('theirs', 'Theirs', theirWords)}
      {side('mine', 'Mine', myWords)}
    </fieldset>
  );
};

type ConflictProps = {
  /** What both began with. */
  began: unknown;
  /** What is saved now. */
  theirs: unknown;
  mine: unknown;
  /** Takes what the form is to show from here on. */
  onGoOn: (value: unknown) => void;
};

/** Puts together what two people have made of one text: where both changed a field, the person chooses. */
export const Conflict = ({ began, theirs, mine, onGoOn }: ConflictProps) => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Side>>(new Map());
  const arrival = useArrival();
  const { value, conflicts } = merge(began, theirs, mine, chosen);
  // The day is set by the save, whatever either has.
  const open = conflicts.filter(({ field }) => field !== 'changed');
  return (
    <section className="conflict" aria-labelledby="elsewhere" ref={arrival} tabIndex={-1}>
      <h2 id="elsewhere">Changed elsewhere</h2>
      <p role="alert">
        This text was changed elsewhere in the meantime. Nothing of either is lost: what only one of you has
        changed is kept.
        {open.length > 0 && ' Where both of you have changed the same, choose.'}
      </p>
      <Changes changes={differences(began, theirs)} value={theirs} />
      {open.map((both) => (
        <SideChoice
          key={both.field}
          both={both}
          chosen={chosen.get(both.field)}
          onChoose={(side) => setChosen(new Map(chosen).set(both.field, side))}
        />
      ))}
      <div className="row">
        <button
          type="button"
          className="main"
          disabled={open.some(({ field }) => !chosen.has(field))}
          onClick={() => onGoOn(value)}
        >
          Go on with both
        </button>
        <button type="button" onClick={() => onGoOn(theirs)}>
          Take the other
        </button>
      </div>
    </section>
  );
};
