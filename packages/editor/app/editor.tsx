import { useCallback, useEffect, useState } from 'react';
import type { Sought } from '../page/sought.ts';
import { type PageState, Preview } from './preview.tsx';
import { Publish } from './publish.tsx';
import { type Opened, type Overview, openFile, readOverview } from './requests.ts';
import { Sidebar } from './sidebar.tsx';
import { Start } from './start.tsx';
import { Work } from './work.tsx';

/** What a screen too narrow for all three shows. */
const views = { texts: 'Texts', form: 'Write', page: 'Page' } as const;
type View = keyof typeof views;
const isView = (name: string): name is View => Object.hasOwn(views, name);

/** The whole editor: what there is to edit, the form, the page. */
export const Editor = () => {
  const [overview, setOverview] = useState<Overview>();
  const [opened, setOpened] = useState<Opened>();
  const [isPublishing, setPublishing] = useState(false);
  const [field, setField] = useState<string>();
  const [sought, setSought] = useState<Sought>([]);
  const [shows, setShows] = useState<PageState>('saved');
  const [view, setView] = useState<View>('form');
  const [failure, setFailure] = useState('');

  const tell = useCallback(
    (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    [],
  );
  const look = useCallback(() => readOverview().then(setOverview).catch(tell), [tell]);
  useEffect(() => {
    void look();
  }, [look]);

  // A file that is dropped beside its field would take the place of the editor.
  useEffect(() => {
    const stay = (event: DragEvent) => event.preventDefault();
    window.addEventListener('dragover', stay);
    window.addEventListener('drop', stay);
    return () => {
      window.removeEventListener('dragover', stay);
      window.removeEventListener('drop', stay);
    };
  }, []);

  const open = async (file: string, target?: string) => {
    try {
      setOpened(await openFile(file));
      setField(target);
      setSought([]);
      setPublishing(false);
      setView('form');
      setFailure('');
      await look();
    } catch (error) {
      tell(error);
    }
  };

  const begin = async (toPublish: boolean) => {
    setOpened(undefined);
    setPublishing(toPublish);
    setView('form');
    await look();
  };

  const place = overview?.places.find(({ file }) => file === opened?.file);
  const left = overview?.unsettled.length ?? 0;
  return (
    <>
      <header className="top">
        <b>Edit the site</b>
        <button type="button" className="to-replace" onClick={() => begin(false)}>
          Still to replace <span className="number">{left}</span>
        </button>
        <button type="button" aria-pressed={isPublishing} onClick={() => begin(true)}>
          Publish
        </button>
        <fieldset className="views">
          <legend className="unseen">Show</legend>
          {Object.entries(views).map(([name, words]) => (
            <button
              type="button"
              key={name}
              aria-pressed={name === view}
              onClick={() => isView(name) && setView(name)}
            >
              {words}
            </button>
          ))}
        </fieldset>
      </header>
      {failure && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      {overview && (
        <div className="editor" data-view={view}>
          <Sidebar overview={overview} file={opened?.file} onOpen={open} />
          <main>
            {opened ? (
              <Work
                key={opened.file}
                opened={opened}
                name={place?.name ?? opened.file}
                field={field}
                overview={overview}
                onChange={look}
                onShow={setShows}
                onSeek={setSought}
              />
            ) : isPublishing ? (
              <Publish origins={overview.builds} />
            ) : (
              <Start overview={overview} onOpen={open} onChange={look} />
            )}
          </main>
          {!isPublishing && (
            <Preview
              address={overview.preview + (opened ? (place?.address ?? '') : '/')}
              isShown={opened === undefined || place?.address !== undefined}
              name={place?.name ?? 'Home'}
              shows={shows}
              sought={sought}
            />
          )}
        </div>
      )}
    </>
  );
};
