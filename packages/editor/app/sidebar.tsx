import { useDeferredValue, useState } from 'react';
import type { Overview } from './requests.ts';
import { addressOf } from './route.ts';

type SidebarProps = { overview: Overview; file: string | undefined };

/** How many places a search shows: who gets more looks for a longer word. */
const most = 60;

const Results = ({ words, overview }: { words: string; overview: Overview }) => {
  const found = overview.words.filter(({ text }) => text.toLowerCase().includes(words));
  return (
    <>
      <p role="status">
        {found.length === 1 ? 'One place' : `${found.length} places`}
        {found.length > most && `, the first ${most} are shown`}
      </p>
      <ul>
        {found.slice(0, most).map(({ file, field, text }) => (
          <li key={`${file} ${field}`}>
            <a className="found" href={addressOf(file, field)}>
              <small>{overview.places.find((place) => place.file === file)?.name}</small> {text}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};

/** Everything the site says, by page, and a search over all of its texts. */
export const Sidebar = ({ overview, file }: SidebarProps) => {
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search.trim().toLowerCase());
  const counts = Map.groupBy(overview.unsettled, (found) => found.file);
  return (
    <nav className="sidebar" aria-label="Texts">
      <label>
        Search all texts
        <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
      {words.length > 1 ? (
        <Results words={words} overview={overview} />
      ) : (
        [...Map.groupBy(overview.places, ({ group }) => group)].map(([group, places]) => (
          <section key={group}>
            <h2>{group}</h2>
            <ul>
              {places.map((place) => (
                <li key={place.file}>
                  <a href={addressOf(place.file)} aria-current={place.file === file ? 'page' : undefined}>
                    {place.name}
                    {overview.drafts.includes(place.file) && <small className="mark">draft</small>}
                    {counts.has(place.file) && (
                      <span className="number">
                        {counts.get(place.file)?.length} <span className="unseen">still to replace</span>
                      </span>
                    )}
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))
      )}
    </nav>
  );
};
