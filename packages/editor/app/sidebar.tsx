import { useDeferredValue, useState } from 'react';
import type { Overview, Words } from './requests.ts';

type SidebarProps = {
  overview: Overview;
  file: string | undefined;
  onOpen: (file: string, field?: string) => void;
};

/** How many places a search shows: who gets more looks for a longer word. */
const most = 60;

const Results = ({
  found,
  overview,
  onOpen,
}: Pick<SidebarProps, 'overview' | 'onOpen'> & { found: Words[] }) => (
  <>
    <p role="status">
      {found.length === 1 ? 'One place' : `${found.length} places`}
      {found.length > most && `, the first ${most} are shown`}
    </p>
    <ul>
      {found.slice(0, most).map(({ file, field, text }) => (
        <li key={`${file} ${field}`}>
          <button type="button" className="found" onClick={() => onOpen(file, field)}>
            <small>{overview.places.find((place) => place.file === file)?.name}</small> {text}
          </button>
        </li>
      ))}
    </ul>
  </>
);

/** Everything the site says, by page, and a search over all of its texts. */
export const Sidebar = ({ overview, file, onOpen }: SidebarProps) => {
  const [sought, setSought] = useState('');
  const words = useDeferredValue(sought.trim().toLowerCase());
  const groups = Map.groupBy(overview.places, ({ group }) => group);
  const counts = Map.groupBy(overview.unsettled, (found) => found.file);
  return (
    <nav className="sidebar" aria-label="Texts">
      <label>
        Search all texts
        <input type="search" value={sought} onChange={({ target }) => setSought(target.value)} />
      </label>
      {words.length > 1 ? (
        <Results
          found={overview.words.filter(({ text }) => text.toLowerCase().includes(words))}
          overview={overview}
          onOpen={onOpen}
        />
      ) : (
        [...groups].map(([group, places]) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul>
              {places.map((place) => (
                <li key={place.file}>
                  <button
                    type="button"
                    aria-current={place.file === file ? 'page' : undefined}
                    onClick={() => onOpen(place.file)}
                  >
                    {place.name}
                    {overview.drafts.includes(place.file) && <small className="mark">draft</small>}
                    {counts.has(place.file) && (
                      <span className="number">
                        {counts.get(place.file)?.length} <span className="unseen">still to replace</span>
                      </span>
                    )}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </nav>
  );
};
