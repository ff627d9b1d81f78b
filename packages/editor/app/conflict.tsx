import { useState } from 'react';
import { changedWords } from '../document/changed-words.ts';
import { differences, wordsOf } from '../document/differences.ts';
import { fieldInWords } from '../field-words.ts';
import { Changes } from './changes.tsx';
import { type Conflict as Both, merge, type Side } from './merge.ts';

const sides = { theirs: 'Theirs', mine: 'Mine' } as const;
const isSide = (name: string): name is Side => Object.hasOwn(sides, name);

/** Set on the day of the save, whatever either has. */
const isSetBySaving = ({ field }: Both) => field === 'changed';

type FieldChoiceProps = {
  both: Both;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
};

/** What two people have made of one field, in the words that differ. */
const FieldChoice = ({ both: { field, theirs, mine }, chosen, onChoose }: FieldChoiceProps) => {
  const [theirWords, myWords] = changedWords(wordsOf(theirs), wordsOf(mine));
  const words = { theirs: theirWords, mine: myWords };
  return (
    <fieldset>
      <legend>{fieldInWords(field) || 'The whole'}</legend>
      {Object.entries(sides).map(([side, name]) => (
        <label key={side} className="side">
          <input
            type="radio"
            name={`side of ${field}`}
            checked={side === chosen}
            onChange={() => isSide(side) && onChoose(side)}
          />
          {name}: {isSide(side) && (words[side] || 'removed')}
        </label>
      ))}
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
  const { value, conflicts } = merge(began, theirs, mine, chosen);
  const open = conflicts.filter((both) => !isSetBySaving(both));
  return (
    <section className="conflict" aria-labelledby="elsewhere">
      <h2 id="elsewhere">Changed elsewhere</h2>
      <p role="alert">
        This text was changed elsewhere in the meantime. Nothing of either is lost: what only one of you has
        changed is kept.
        {open.length > 0 && ' Where both of you have changed the same, choose.'}
      </p>
      <Changes changes={differences(began, theirs)} />
      {open.map((both) => (
        <FieldChoice
          key={both.field}
          both={both}
          chosen={chosen.get(both.field)}
          onChoose={(side) => setChosen(new Map(chosen).set(both.field, side))}
        />
      ))}
      <div className="choices">
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
