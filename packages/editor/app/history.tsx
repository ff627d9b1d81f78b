import { useEffect, useState } from 'react';
import { Changes } from './changes.tsx';
import { type Answer, ask, sentenceOf } from './requests.ts';
import { useArrival } from './use-arrival.ts';

type HistoryProps = {
  file: string;
  /** What is saved now: another text has another history. */
  saved: unknown;
  timeZone: string;
  onBring: (id: string) => void;
};

type VersionProps = Pick<HistoryProps, 'onBring' | 'timeZone' | 'saved'> & {
  version: Answer<'versions'>['versions'][number];
  isNow: boolean;
};

const Version = ({ version, isNow, saved, timeZone, onBring }: VersionProps) => {
  const { id, sentence, name, when, changes, isFirst } = version;
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return (
    <li className="version">
      <h3>{sentence}</h3>
      <p className="soft">
        {name}, <time dateTime={when}>{day.format(new Date(when))}</time>
      </p>
      {isFirst ? (
        <p>The first that was kept.</p>
      ) : changes.length === 0 ? (
        <p>The words are the same: its order or its notes changed.</p>
      ) : (
        <Changes changes={changes} value={saved} />
      )}
      {!isNow && (
        <button type="button" className="small" onClick={() => onBring(id)}>
          Bring this back <span className="unseen">({sentence})</span>
        </button>
      )}
    </li>
  );
};

/** What a text said before: each version with what it changed, who made it, and the way back to it. */
export const History = ({ file, saved, timeZone, onBring }: HistoryProps) => {
  const [found, setFound] = useState<Answer<'versions'>>();
  const [failure, setFailure] = useState('');
  const arrival = useArrival();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is saved anew has a version more.
  useEffect(() => {
    let isOver = false;
    ask('versions', { file })
      .then((history) => isOver || setFound(history))
      .catch((error) => setFailure(sentenceOf(error)));
    return () => {
      isOver = true;
    };
  }, [file, saved]);
  return (
    <section className="history" aria-labelledby="history" ref={arrival} tabIndex={-1}>
      <h2 id="history">History</h2>
      {failure && <p role="alert">{failure}</p>}
      {found && !found.hasVersions && (
        <p>No versions are kept in this folder: what you save is saved, and cannot be brought back.</p>
      )}
      {found?.hasVersions && found.versions.length === 0 && (
        <p>No version is kept yet: the first is made when you save.</p>
      )}
      <ol>
        {found?.versions.map((version, index) => (
          <Version
            key={version.id}
            version={version}
            isNow={index === 0}
            saved={saved}
            timeZone={timeZone}
            onBring={onBring}
          />
        ))}
      </ol>
    </section>
  );
};
