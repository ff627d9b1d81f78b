import { useCallback, useEffect, useState } from 'react';
import { Preview } from './preview.tsx';
import { type Opened, type Overview, openFile, readOverview } from './requests.ts';
import { Sidebar } from './sidebar.tsx';
import { Work } from './work.tsx';

/** The whole editor: what there is to edit, the form, the page. */
export const Editor = () => {
  const [overview, setOverview] = useState<Overview>();
  const [opened, setOpened] = useState<Opened>();
  const [field, setField] = useState<string>();
  const [failure, setFailure] = useState('');

  const tell = useCallback(
    (error: unknown) => setFailure(error instanceof Error ? error.message : String(error)),
    [],
  );
  const look = useCallback(() => readOverview().then(setOverview).catch(tell), [tell]);
  useEffect(() => {
    void look();
  }, [look]);

  const open = async (file: string, sought?: string) => {
    try {
      setOpened(await openFile(file));
      setField(sought);
      await look();
    } catch (error) {
      tell(error);
    }
  };

  const place = overview?.places.find(({ file }) => file === opened?.file);
  return (
    <>
      {failure && <p role="alert">{failure}</p>}
      {overview && (
        <div className="editor">
          <Sidebar overview={overview} file={opened?.file} onOpen={open} />
          <main>
            {opened ? (
              <Work
                key={opened.file}
                opened={opened}
                name={place?.name ?? opened.file}
                field={field}
                onChange={look}
              />
            ) : (
              <p>Choose a text on the left, or search for a word of it.</p>
            )}
          </main>
          <Preview
            address={place?.address === undefined ? undefined : overview.preview + place.address}
            name={place?.name ?? ''}
          />
        </div>
      )}
    </>
  );
};
