import { useDeferredValue, useState } from 'react';
import { Findings } from './findings.tsx';
import { useOverview } from './requests.ts';
import { addressOf } from './window.ts';

/** How many places a search shows: who gets more looks for a longer word. */
const most = 60;

const Results = ({ words }: { words: string }) => {
  const all = useOverview().words;
  const found = all.flatMap(({ text, ...at }) =>
    text.toLowerCase().includes(words) ? { ...at, message: text } : [],
  );
  return (
    <>
      <h2>
        <span role="status">
          {found.length === 1 ? 'One place' : `${found.length} places`}
          {found.length > most && `, the first ${most} are shown`}
        </span>
      </h2>
      <Findings findings={found.slice(0, most)} />
    </>
  );
};

/** The texts of the site by page, each with how much of it is still to replace. */
const Places = ({ file }: { file: string | undefined }) => {
  const { unsettled, places, drafts } = useOverview();
  const left = Map.groupBy(unsettled, (found) => found.file);
  return [...Map.groupBy(places, ({ group }) => group)].map(([group, those]) => (
    <section key={group}>
      <h2>{group}</h2>
      <ul>
        {those.map((place) => (
          <li key={place.file}>
            <a href={addressOf(place.file)} aria-current={place.file === file && 'page'}>
              {place.name} {drafts.includes(place.file) && <mark>draft</mark>}
              {left.has(place.file) && (
                <small>
                  {left.get(place.file)?.length} <span data-visually-hidden>still to replace</span>
                </small>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
};

/** Everything the site says, by page, and a search over all of its texts. */
export const Sidebar = ({ file }: { file: string | undefined }) => {
  const [search, setSearch] = useState('');
  const words = useDeferredValue(search.trim().toLowerCase());
  return (
    <nav className="sidebar" aria-label="Texts">
      <label>
        Search all texts
        <input type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
      </label>
      {words.length > 1 ? <Results words={words} /> : <Places file={file} />}
    </nav>
  );
};
