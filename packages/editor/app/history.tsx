import { isSame } from '../document/alignment.ts';
import { Button } from './button.tsx';
import { Changes } from './changes.tsx';
import { useAnswer, useOverview } from './requests.ts';
import { arrive } from './window.ts';

/** @param saved what is saved now: another text has another history */
type HistoryProps = { file: string; saved: unknown; onBring: (value: unknown, id: string) => void };

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
        {found?.versions.map(({ id, sentence, name, when, value, isFirst, changes }) => (
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
            {value !== undefined && !isSame(value, saved) && (
              <Button onClick={() => onBring(value, id)}>
                Bring this back <span data-visually-hidden>({sentence})</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
