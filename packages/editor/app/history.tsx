import { arrive } from './arrive.ts';
import { Button } from './button.tsx';
import { Changes } from './changes.tsx';
import { useOverview } from './overview.ts';
import type { Answer } from './requests.ts';
import { useAnswer } from './use-answer.ts';

/** What a version changed, as far as its words say so. */
const Changed = ({
  isFirst,
  changes,
  value,
}: Answer<'versions'>['versions'][number] & { value: unknown }) => {
  if (isFirst) return <p>The first that was kept.</p>;
  if (changes.length === 0) return <p>The words are the same: its order or its notes changed.</p>;
  return <Changes changes={changes} value={value} />;
};

/** @param saved what is saved now: another text has another history */
type HistoryProps = { file: string; saved: unknown; onBring: (id: string) => void };

/** What a text said before: each version with what it changed, who made it, and the way back to it. */
export const History = ({ file, saved, onBring }: HistoryProps) => {
  const { timeZone } = useOverview();
  const { answer: found, failure } = useAnswer('versions', { file }, saved);
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short', timeZone });
  return (
    <section className="history" aria-label="History" ref={arrive} tabIndex={-1}>
      <h2>History</h2>
      <p role="alert">{failure}</p>
      {found && !found.hasVersions && (
        <p>No versions are kept in this folder: what you save is saved, and cannot be brought back.</p>
      )}
      {found?.hasVersions && found.versions.length === 0 && (
        <p>No version is kept yet: the first is made when you save.</p>
      )}
      <ol>
        {found?.versions.map((version, index) => (
          <li key={version.id} className="version">
            <h3>{version.sentence}</h3>
            <p data-text="small">
              {version.name}, <time dateTime={version.when}>{day.format(new Date(version.when))}</time>
            </p>
            <Changed {...version} value={saved} />
            {index > 0 && (
              <Button onClick={() => onBring(version.id)}>
                Bring this back <span data-visually-hidden>({version.sentence})</span>
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
};
