import { useEffect, useMemo, useReducer, useState } from 'react';
import { Button } from './button.tsx';
import { OverviewContext } from './overview.ts';
import { Preview } from './page.tsx';
import { Publish } from './publish.tsx';
import { type Answer, ask, sentenceOf } from './requests.ts';
import { publishAddress, startAddress, useRoute } from './route.ts';
import { Sidebar } from './sidebar.tsx';
import { Start } from './start.tsx';
import { useAnswer } from './use-answer.ts';
import { useWindow } from './use-window.ts';
import { Work } from './work.tsx';

/** What a screen too narrow for all three shows. */
const views = [
  ['texts', 'Texts'],
  ['form', 'Write'],
  ['page', 'Page'],
] as const;

const inAnotherWindow =
  'This text is open in another window: go on there, or close it there to write here. Nobody can then write over the other.';

/** A text, once no other window of this browser has it; until then, or where it cannot be opened, why. */
const useText = (file: string | undefined) => {
  const [found, setFound] = useState<{ opened?: Answer<'open'>; failure?: string }>({});
  useEffect(() => {
    if (file === undefined) return;
    const over = new AbortController();
    const { signal } = over;
    const name = `text ${location.host} ${file}`;
    const open = async () => {
      const opened = await ask('open', { file });
      if (signal.aborted) return;
      setFound({ opened });
      await new Promise((resolve) => signal.addEventListener('abort', resolve));
    };
    const begin = async () => {
      const { held = [] } = await navigator.locks.query();
      if (held.some((lock) => lock.name === name)) setFound({ failure: inAnotherWindow });
      await navigator.locks.request(name, { signal }, open);
    };
    begin().catch((error) => signal.aborted || setFound({ failure: sentenceOf(error) }));
    return () => {
      over.abort();
      setFound({});
    };
  }, [file]);
  return found;
};

// A file that is dropped beside its field would take the place of the editor.
const stay = (event: DragEvent) => event.preventDefault();

/** The whole editor: what there is to edit, the form, the page. */
export const Editor = () => {
  const { page, file, field } = useRoute();
  const [turn, look] = useReducer((count: number) => count + 1, 0);
  const { answer, failure } = useAnswer('overview', {}, `${turn} ${page} ${file}`);
  const [view, setView] = useState<(typeof views)[number][0]>('form');
  const text = useText(file);
  useWindow('dragover', stay);
  useWindow('drop', stay);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page begins with what is written there.
  useEffect(() => setView('form'), [file, page]);

  const overview = useMemo(() => {
    const nameOf = (one: string) => answer?.places.find((place) => place.file === one)?.name ?? one;
    return answer && { ...answer, nameOf, look };
  }, [answer]);
  const title = { start: 'Start', publish: 'Publish', text: overview?.nameOf(file ?? '') ?? 'A text' }[page];
  const left = overview?.unsettled.length ?? 0;
  const { obstacle, warning } = overview?.history ?? {};
  return (
    <>
      <title>{`${title} – Edit the site`}</title>
      <header className="top" data-ground="ink">
        <b>Edit the site</b>
        <a href={startAddress} aria-current={page === 'start' && 'page'}>
          Still to replace {left > 0 && <mark>{left}</mark>}
        </a>
        <a href={publishAddress} aria-current={page === 'publish' && 'page'}>
          Publish
        </a>
        <fieldset className="views">
          <legend data-visually-hidden>Show</legend>
          {views.map(([key, called]) => (
            <Button key={key} aria-pressed={key === view} onClick={() => setView(key)}>
              {called}
            </Button>
          ))}
        </fieldset>
      </header>
      <p role="alert">{text.failure ?? failure}</p>
      <p role="alert">{obstacle ?? warning}</p>
      {overview && (
        <OverviewContext value={overview}>
          <div className="editor" data-view={view}>
            <Sidebar file={file} />
            {text.opened && text.opened.file === file ? (
              <Work key={file} opened={text.opened} field={field} />
            ) : (
              <main>
                {page === 'publish' && <Publish />}
                {page === 'start' && <Start />}
              </main>
            )}
            {page === 'start' && <Preview address={`${overview.preview}/`} name="Home" />}
          </div>
        </OverviewContext>
      )}
    </>
  );
};
