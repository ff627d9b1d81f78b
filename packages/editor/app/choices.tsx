import { type ReactNode, useState } from 'react';
import { changedWords, wordsOf } from '../document/differences.ts';
import type { Choices as Chosen, Conflict, Side } from '../document/merge.ts';
import { fieldInWords, inWords } from '../field-words.ts';
import { Button } from './button.tsx';
import { useOverview } from './requests.ts';
import { arrive } from './window.ts';

type SideChoiceProps = { both: Conflict; chosen: Side | undefined; onChoose: (side: Side) => void };

/** What two people have made of one field, in the words that differ. */
const SideChoice = ({ both: { field, ...both }, chosen, onChoose }: SideChoiceProps) => {
  const [theirs, mine] = changedWords(wordsOf(both.theirs), wordsOf(both.mine));
  const words = { theirs, mine };
  return (
    <fieldset>
      <legend>{fieldInWords(field) || 'The whole'}</legend>
      {(['theirs', 'mine'] as const).map((side) => (
        <label key={side}>
          <input
            type="radio"
            name={`side of ${field}`}
            checked={chosen === side}
            onChange={() => onChoose(side)}
          />
          {inWords(side)}: {words[side] || 'removed'}
        </label>
      ))}
    </fieldset>
  );
};

type ChoicesProps = {
  title: string;
  told: string;
  /** What is known beside. */
  children?: ReactNode;
  files: readonly { file: string; conflicts: readonly Conflict[] }[];
  onGoOn: (chosen: Readonly<Record<string, Chosen>>) => void;
};

/** Two have changed the same texts: where they have changed the same field, the person chooses. */
export const Choices = ({ title, told, children, files, onGoOn }: ChoicesProps) => {
  const { nameOf } = useOverview();
  const [chosen, setChosen] = useState<Record<string, Chosen>>({});
  const isOpen = files.some(({ file, conflicts }) => conflicts.some(({ field }) => !chosen[file]?.[field]));
  return (
    <section className="conflict" aria-label={title} ref={arrive} tabIndex={-1}>
      <h2>{title}</h2>
      <p role="alert">{told}</p>
      {children}
      {files.map(({ file, conflicts }) => (
        <section key={file}>
          <h3>{nameOf(file)}</h3>
          {conflicts.map((both) => (
            <SideChoice
              key={both.field}
              both={both}
              chosen={chosen[file]?.[both.field]}
              onChoose={(side) => setChosen({ ...chosen, [file]: { ...chosen[file], [both.field]: side } })}
            />
          ))}
        </section>
      ))}
      <Button className="main" disabled={isOpen} onClick={() => onGoOn(chosen)}>
        Go on with both
      </Button>
    </section>
  );
};
