import { useCallback, useEffect, useState } from 'react';
import { type PageState, Preview } from './page.tsx';
import { Publish } from './publish.tsx';
import { type Answer, ask, type Overview, sentenceOf } from './requests.ts';
import { publishAddress, startAddress, useRoute } from './route.ts';
import { Sidebar } from './sidebar.tsx';
import { Start } from './start.tsx';
import { Work } from './work.tsx';

/** What a screen too narrow for all three shows. */
const views = { texts: 'Texts', form: 'Write', page: 'Page' } as const;
type View = keyof typeof views;
const isView = (name: string): name is View => Object.hasOwn(views, name);

const inAnotherWindow =
  'This text is open in another window: go on there, or close it there to write here. Nobody can then write over the other.';

/** A text, once no other window of this browser has it. */
const useText = (file: string | undefined, tell: (failure: string) => void) => {
  const [opened, setOpened] = useState<Answer<'open'>>();
  useEffect(() => {
    if (file === undefined) return;
    const over = new AbortController();
    const { signal } = over;
    const name = `text ${location.host} ${file}`;
    const open = async () => {
      tell('');
      const answer = await ask('open', { file });
      if (signal.aborted) return;
      setOpened(answer);
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    };
    const begin = async () => {
      const { held = [] } = await navigator.locks.query();
      if (held.some((lock) => lock.name === name)) tell(inAnotherWindow);
      await navigator.locks.request(name, { signal }, open);
    };
    begin().catch((error) => signal.aborted || tell(sentenceOf(error)));
    return () => {
      over.abort();
      setOpened(undefined);
    };
  }, [file, tell]);
  return opened;
};

/** The whole editor: what there is to edit, the form, the page. */
export const Editor = () => {
  const route = useRoute();
  const { file, field } = route.page === 'text' ? route : { file: undefined, field: undefined };
  const [overview, setOverview] = useState<Overview>();
  const [words, setWords] = useState('');
  const [shows, setShows] = useState<PageState>('saved');
  const [view, setView] = useState<View>('form');
  const [failure, setFailure] = useState('');
  const opened = useText(file, setFailure);

  const look = useCallback(() => {
    ask('overview', {})
      .then(setOverview)
      .catch((error) => setFailure(sentenceOf(error)));
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every page the list is looked at anew.
  useEffect(() => {
    look();
    setView('form');
    setWords('');
    setShows('saved');
  }, [look, file, route.page]);

  // A file that is dropped beside its field would take the place of the editor.
  useEffect(() => {
    const over = new AbortController();
    const stay = (event: DragEvent) => event.preventDefault();
    for (const name of ['dragover', 'drop'] as const)
      window.addEventListener(name, stay, { signal: over.signal });
    return () => over.abort();
  }, []);

  const place = overview?.places.find((found) => found.file === file);
  const name = place?.name ?? file ?? 'Home';
  useEffect(() => {
    document.title = `${route.page === 'text' ? name : route.page === 'publish' ? 'Publish' : 'Start'} – Edit the site`;
  }, [name, route.page]);
  const left = overview?.unsettled.length ?? 0;
  const address = file === undefined ? '/' : place?.address;
  const { obstacle, warning } = overview?.history ?? {};
  return (
    <>
      <header className="top">
        <b>Edit the site</b>
        <a href={startAddress} aria-current={route.page === 'start' ? 'page' : undefined}>
          Still to replace{' '}
          <span className="number" data-none={left === 0}>
            {left}
          </span>
        </a>
        <a href={publishAddress} aria-current={route.page === 'publish' ? 'page' : undefined}>
          Publish
        </a>
        <fieldset className="views">
          <legend className="unseen">Show</legend>
          {Object.entries(views).map(([key, called]) => (
            <button
              type="button"
              key={key}
              aria-pressed={key === view}
              onClick={() => isView(key) && setView(key)}
            >
              {called}
            </button>
          ))}
        </fieldset>
      </header>
      {[failure, obstacle ?? warning].map(
        (message) =>
          message && (
            <p key={message} className="failure" role="alert">
              {message}
            </p>
          ),
      )}
      {overview && (
        <div className="editor" data-view={view}>
          <Sidebar overview={overview} file={file} />
          <main>
            {opened && opened.file === file && (
              <Work
                key={file}
                opened={opened}
                name={name}
                field={field}
                overview={overview}
                onChange={look}
                onShow={setShows}
                onWords={setWords}
              />
            )}
            {route.page === 'publish' && <Publish overview={overview} onChange={look} />}
            {route.page === 'start' && <Start overview={overview} onChange={look} />}
          </main>
          {route.page !== 'publish' && (
            <Preview
              address={address && overview.preview + address}
              name={name}
              shows={shows}
              words={words}
            />
          )}
        </div>
      )}
    </>
  );
};
