import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import './editor.css';
import 'virtual:made.css';
import { Button } from './button.tsx';
import { Preview } from './page.tsx';
import { Publish } from './publish.tsx';
import { type Answer, ask, OverviewContext, sentenceOf, useAnswer } from './requests.ts';
import { Sidebar } from './sidebar.tsx';
import { Start } from './start.tsx';
import { useRoute } from './window.ts';
import { Work } from './work.tsx';

/** What a screen too narrow for all three shows. */
const views = { texts: 'Texts', form: 'Write', page: 'Page' };

const inAnotherWindow =
  'This text is open in another window: go on there, or close it there to write here. Nobody can then write over the other.';

/** The form of a text, once no other window of this browser has it; until then, or where it cannot be opened, why. */
const Text = ({ file, field }: { file: string; field: string | undefined }) => {
  const [opened, setOpened] = useState<Answer<'open'>>();
  const [failure, setFailure] = useState('');
  useEffect(() => {
    const over = new AbortController();
    const { signal } = over;
    const name = `text ${location.host} ${file}`;
    const open = async () => {
      const { held = [] } = await navigator.locks.query();
      if (held.some((lock) => lock.name === name)) setFailure(inAnotherWindow);
      await navigator.locks.request(name, { signal }, async () => {
        setOpened(await ask('open', { file }));
        if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
      });
    };
    open().catch((error) => signal.aborted || setFailure(sentenceOf(error)));
    return () => over.abort();
  }, [file]);
  if (opened) return <Work opened={opened} field={field} />;
  return (
    <main>
      <p role="alert">{failure}</p>
    </main>
  );
};

/** The whole editor: what there is to edit, the form, the page. */
const Editor = () => {
  const { page, file, field } = useRoute();
  const { answer, failure, again: look } = useAnswer('overview', {}, `${page} ${file}`);
  const [view, setView] = useState('form');
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page begins with what is written there.
  useEffect(() => setView('form'), [file, page]);

  const nameOf = (one: string) => answer?.places.find((place) => place.file === one)?.name ?? one;
  const title = { start: 'Start', publish: 'Publish', text: nameOf(file ?? '') }[page];
  const left = answer?.unsettled.length ?? 0;
  const { obstacle, warning } = answer?.history ?? {};
  return (
    <>
      <title>{`${title} – Edit the site`}</title>
      <header className="top" data-ground="ink">
        <b>Edit the site</b>
        <a href="#start" aria-current={page === 'start' && 'page'}>
          Still to replace {left > 0 && <mark>{left}</mark>}
        </a>
        <a href="#publish" aria-current={page === 'publish' && 'page'}>
          Publish
        </a>
        <nav className="views" aria-label="Show">
          {Object.entries(views).map(([key, called]) => (
            <Button key={key} aria-pressed={key === view} onClick={() => setView(key)}>
              {called}
            </Button>
          ))}
        </nav>
      </header>
      <p role="alert">{failure}</p>
      <p role="alert">{obstacle ?? warning}</p>
      {answer && (
        <OverviewContext value={{ ...answer, nameOf, look }}>
          <div className="editor" data-view={view}>
            <Sidebar file={file} />
            {file ? (
              <Text key={file} file={file} field={field} />
            ) : (
              <main>{page === 'publish' ? <Publish /> : <Start />}</main>
            )}
            {page === 'start' && <Preview address={`${answer.preview}/`} name="Home" />}
          </div>
        </OverviewContext>
      )}
    </>
  );
};

// A file that is dropped beside its field would take the place of the editor.
for (const name of ['dragover', 'drop'])
  addEventListener(name, (event) => {
    if (!(event.target instanceof HTMLElement && event.target.matches('[type=file]:enabled')))
      event.preventDefault();
  });

const place = document.querySelector('#editor');
if (place) createRoot(place).render(<Editor />);
