import { useEffect, useState } from 'react';
import { Changes } from './changes.tsx';
import { type PageHistory, readHistory } from './requests.ts';

type HistoryProps = {
  file: string;
  /** The text as it is saved: another one has another history. */
  base: string;
  onBring: (id: string) => void;
};

const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

const Version = ({
  version,
  isNow,
  onBring,
}: { version: PageHistory['versions'][number]; isNow: boolean } & Pick<HistoryProps, 'onBring'>) => (
  <li className="version">
    <h3 className="sentence">{version.sentence}</h3>
    <p className="soft">
      {version.name}, <time dateTime={version.when}>{day.format(new Date(version.when))}</time>
    </p>
    {version.isFirst ? (
      <p>The first that was kept.</p>
    ) : version.changes.length === 0 ? (
      <p>The words are the same: its order or its notes changed.</p>
    ) : (
      <Changes changes={version.changes} />
    )}
    {!isNow && (
      <button type="button" className="small" onClick={() => onBring(version.id)}>
        Bring this back <span className="unseen">({version.sentence})</span>
      </button>
    )}
  </li>
);

/** What a text said before: each version with what it changed, who made it, and the way back to it. */
export const History = ({ file, base, onBring }: HistoryProps) => {
  const [found, setFound] = useState<PageHistory & { base: string }>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    let isOver = false;
    readHistory(file)
      .then((history) => isOver || setFound({ ...history, base }))
      .catch((error) => setFailure(String(error.message)));
    return () => {
      isOver = true;
    };
  }, [file, base]);
  return (
    <section className="history" aria-labelledby="history">
      <h2 id="history">History</h2>
      {failure && <p role="alert">{failure}</p>}
      {found &&
        (!found.isKept ? (
          <p>No versions are kept in this folder: what you save is saved, and cannot be brought back.</p>
        ) : found.versions.length === 0 ? (
          <p>No version is kept yet: the first is made when you save.</p>
        ) : (
          <ol>
            {found.versions.map((version, index) => (
              <Version key={version.id} version={version} isNow={index === 0} onBring={onBring} />
            ))}
          </ol>
        ))}
    </section>
  );
};
