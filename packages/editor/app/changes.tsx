import { type ReactNode, useState } from 'react';
import { changedWords, type Difference, wordsOf } from '../document/differences.ts';
import type { Choices as Chosen, Conflict, Side } from '../document/merge.ts';
import { fieldInWords, inWords } from '../field-words.ts';
import { arrive, Button } from './parts.tsx';
import { useAnswer, useOverview } from './requests.ts';

/** What was and what is now, in words. */
export const Change = ({ before, after }: Omit<Difference, 'field'>) => {
  const side = (Side: 'del' | 'ins', when: string, words: string | undefined) =>
    words !== undefined && (
      <Side>
        <span data-visually-hidden>{when}: </span>
        {words}
      </Side>
    );
  return (
    <>
      {side('del', 'before', before)}
      {before !== undefined && after !== undefined && <span aria-hidden="true"> → </span>}
      {side('ins', 'after', after)}
    </>
  );
};

export const Changes = ({ changes, value }: { changes: readonly Difference[]; value: unknown }) => (
  <dl>
    {changes.map(({ field, before, after }) => (
      <div key={`${field} ${before === undefined}`}>
        <dt data-text="small">
          {fieldInWords(field, after === undefined ? undefined : value) || 'The whole'}
        </dt>
        <dd>
          <Change before={before} after={after} />
        </dd>
      </div>
    ))}
  </dl>
);

type SideChoiceProps = { both: Conflict; chosen: Side | undefined; onChoose: (side: Side) => void };

/** What two people have made of one field, in the words that differ. */
const SideChoice = ({ both: { field, ...both }, chosen, onChoose }: SideChoiceProps) => {
  const [theirs, mine] = changedWords(wordsOf(both.theirs), wordsOf(both.mine));
  const words = { theirs, mine };
  return (
    <fieldset>
      <legend>{fieldInWords(field) || 'The whole'}</legend>
      {(['theirs', 'mine'] as const).map((side) => (
        <label key={side} className="check">
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
  /** Another way out. */
  other?: ReactNode;
};

/** Two have changed the same texts: where they have changed the same field, the person chooses. */
export const Choices = ({ title, told, children, files, onGoOn, other }: ChoicesProps) => {
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
      <div className="row">
        <Button className="main" disabled={isOpen} onClick={() => onGoOn(chosen)}>
          Go on with both
        </Button>
        {other}
      </div>
    </section>
  );
};

/** @param saved what is saved now: another text has another history */
type HistoryProps = { file: string; saved: unknown; onBring: (id: string) => void };

/** What a text said before: each version with what it changed, who made it, and the way back to it. */
export const History = ({ file, saved, onBring }: HistoryProps) => {
  const { timeZone, history } = useOverview();
  const { answer: found, failure } = useAnswer('versions', { file }, saved);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return (
    <section className="history" aria-label="History" ref={arrive} tabIndex={-1}>
      <h2>History</h2>
      <p role="alert">{failure}</p>
      {found?.versions.length === 0 && (
        <p>
          {history.hasVersions
            ? 'No version is kept yet: the first is made when you save.'
            : 'No versions are kept in this folder: what you save is saved, and cannot be brought back.'}
        </p>
      )}
      <ol>
        {found?.versions.map(({ id, sentence, name, when, isFirst, changes }, index) => (
          <li key={id} className="version">
            <h3>{sentence}</h3>
            <p data-text="small">
              {name}, <time dateTime={when}>{day.format(new Date(when))}</time>
            </p>
            {isFirst && <p>The first that was kept.</p>}
            {!isFirst && changes.length === 0 && (
              <p>The words are the same: its order or its notes changed.</p>
            )}
            <Changes changes={changes} value={saved} />
            {index > 0 && (
              <Button onClick={() => onBring(id)}>
                Bring this back <span data-visually-hidden>({sentence})</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
