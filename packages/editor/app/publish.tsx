import { useCallback, useEffect, useState } from 'react';
import type { Side } from '../document/merge.ts';
import type { PageChange } from '../publish/pages.ts';
import type { Goal, Publication } from '../publish/publisher.ts';
import { Change } from './changes.tsx';
import { SideChoice } from './conflict.tsx';
import { PageFrame } from './page.tsx';
import { ask, type Overview, sentenceOf } from './requests.ts';

/** How often it is asked how far publishing is, in milliseconds. */
const pause = 500;

const steps: Partial<Record<Publication['step'], string>> = {
  checking: 'Checking every text, and what others have published…',
  building: 'Building the site…',
  publishing: 'Publishing. Leave the editor running…',
};

const kinds = { new: 'new', gone: 'gone', look: 'the same words, another look', words: '' } as const;

/** How many changes, and how many pages that change alike, are named. */
const mostChanges = 12;
const mostPages = 5;

type ChangeProps = { change: PageChange; origins: Overview['builds']; isShown: boolean; onShow: () => void };

/** What changes in a page, or in several alike, and the first of them as visitors have it and as they will have it. */
const ChangedPages = ({ change, origins, isShown, onShow }: ChangeProps) => {
  const { kind, pages, changes } = change;
  const [{ address, title } = { address: '/', title: '' }] = pages;
  const shown = (['before', 'after'] as const).filter(
    (when) => !(kind === 'new' && when === 'before') && !(kind === 'gone' && when === 'after'),
  );
  const names = { before: 'Before', after: 'After' } as const;
  return (
    <li className="version">
      <h3>{pages.length === 1 ? title : `${pages.length} pages, in the same words`}</h3>
      <p className="soft">
        {pages
          .slice(0, mostPages)
          .map((page) => (pages.length === 1 ? page.address : page.title))
          .join(' · ')}
        {pages.length > mostPages && ` and ${pages.length - mostPages} more`}
        {kinds[kind] && `, ${kinds[kind]}`}
      </p>
      <ul>
        {changes.slice(0, mostChanges).map(({ before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words can change in two places.
          <li key={index}>
            <Change before={before} after={after} />
          </li>
        ))}
      </ul>
      {changes.length > mostChanges && <p>And {changes.length - mostChanges} more.</p>}
      <button type="button" className="small" aria-expanded={isShown} onClick={onShow}>
        {shown.length === 1 ? 'Show the page' : 'Show before and after'}
        <span className="unseen"> ({title})</span>
      </button>
      {isShown && (
        <div className="before-after">
          {shown.map((when) => (
            <figure key={when}>
              <figcaption>
                <b>{names[when]}</b>{' '}
                <a href={`${origins[when]}${address}`} target="_blank" rel="noreferrer">
                  Open it whole <span className="unseen">({when}, in a new tab)</span>
                </a>
              </figcaption>
              <PageFrame address={`${origins[when]}${address}`} title={`${names[when]}: ${title}`} isStill />
            </figure>
          ))}
        </div>
      )}
    </li>
  );
};

type ChoicesProps = {
  files: Extract<Publication, { step: 'choosing' }>['files'];
  nameOf: (file: string) => string;
  onGoOn: (choices: Record<string, Record<string, Side>>) => void;
};

/** Where two machines have changed the same field, the person chooses. */
const Choices = ({ files, nameOf, onGoOn }: ChoicesProps) => {
  const [chosen, setChosen] = useState<Record<string, Record<string, Side>>>({});
  const isOpen = files.some(({ file, conflicts }) => conflicts.some(({ field }) => !chosen[file]?.[field]));
  return (
    <section className="conflict" aria-labelledby="both">
      <h2 id="both">Changed on another machine too</h2>
      <p role="alert">
        Somebody has published from another machine. What differs in different places is put together; where
        both of you have changed the same, choose. Nothing was published yet.
      </p>
      {files.map(({ file, conflicts }) => (
        <section key={file}>
          <h3>{nameOf(file)}</h3>
          {conflicts.map((both) => (
            <SideChoice
              key={both.field}
              both={both}
              chosen={chosen[file]?.[both.field]}
              onChoose={(side) => setChosen({ ...chosen, [file]: { ...chosen[file], [both.field]: side } })}
            />
          ))}
        </section>
      ))}
      <button type="button" className="main" disabled={isOpen} onClick={() => onGoOn(chosen)}>
        Go on with both
      </button>
    </section>
  );
};

type ReadyProps = {
  state: Extract<Publication, { step: 'ready' }>;
  origins: Overview['builds'];
  onPublish: (goal: Goal) => void;
};

/** What would change, and what can be done with it. */
const Ready = ({ state, origins, onPublish }: ReadyProps) => {
  const { changes, isFirst, beside, refused, done } = state;
  // One page at a time: each is shown whole, twice.
  const [shown, setShown] = useState<PageChange>();
  const count = changes.reduce((sum, { pages }) => sum + pages.length, 0);
  const [them, go] = beside === 1 ? ['it', 'One change'] : ['them', `${beside} changes`];
  const button = (goal: Goal, words: string) => (
    <>
      <button
        type="button"
        className={goal === 'live' ? 'main' : undefined}
        disabled={refused[goal] !== undefined}
        aria-describedby={`refused-${goal}`}
        onClick={() => onPublish(goal)}
      >
        {words}
      </button>
      {refused[goal] && <p id={`refused-${goal}`}>{refused[goal]}</p>}
    </>
  );
  return (
    <>
      <div className="ways">
        {button('live', 'Publish now')}
        {button('draft', 'Put a draft online')}
      </div>
      {done && <p role="status">{done}</p>}
      <h2>
        {isFirst
          ? `The first time from this machine: all ${count} pages`
          : count === 0
            ? 'No page changes'
            : `${count === 1 ? 'One page changes' : `${count} pages change`}`}
      </h2>
      {beside > 0 && (
        <p className="notice">
          {go} to more than texts, made outside the editor, will go live too. If you do not know of {them},
          ask whoever looks after the site first.
        </p>
      )}
      <ul>
        {changes.map((change) => (
          <ChangedPages
            key={change.pages[0]?.address}
            change={change}
            origins={origins}
            isShown={change === shown}
            onShow={() => setShown(change === shown ? undefined : change)}
          />
        ))}
      </ul>
    </>
  );
};

/** Brings the site to its visitors: checks and builds it, shows what would change, and publishes what the person agrees to. */
export const Publish = ({ overview, onChange }: { overview: Overview; onChange: () => void }) => {
  const [state, setState] = useState<Publication>({ step: 'none' });
  const [failure, setFailure] = useState('');
  const isBusy = steps[state.step] !== undefined;

  const follow = useCallback((asked: Promise<Publication>) => {
    asked
      .then((now) => {
        setFailure('');
        setState(now);
      })
      .catch((error) => setFailure(sentenceOf(error)));
  }, []);
  useEffect(() => follow(ask('publication', {})), [follow]);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => follow(ask('publication', {})), pause);
    return () => {
      clearInterval(timer);
      onChange();
    };
  }, [isBusy, follow, onChange]);

  const nameOf = (file: string) => overview.places.find((place) => place.file === file)?.name ?? file;
  return (
    <section className="start" aria-labelledby="publish">
      <h1 id="publish">Publish</h1>
      <p className="lead">
        What others have published is taken in, the texts are checked and the site is built; you see which
        pages change. Nothing is published until you agree.
      </p>
      <button
        type="button"
        className={state.step === 'ready' ? undefined : 'main'}
        disabled={isBusy}
        onClick={() => follow(ask('prepare', {}))}
      >
        See what would change
      </button>
      <p role="status">{state.step === 'done' ? state.message : steps[state.step]}</p>
      {(failure || state.step === 'failed') && (
        <p className="failure" role="alert">
          {failure || (state.step === 'failed' && state.message)}
        </p>
      )}
      {state.step === 'choosing' && (
        <Choices
          files={state.files}
          nameOf={nameOf}
          onGoOn={(choices) => follow(ask('prepare', { choices }))}
        />
      )}
      {state.step === 'ready' && (
        <Ready
          state={state}
          origins={overview.builds}
          onPublish={(goal) => follow(ask('publish', { goal }))}
        />
      )}
    </section>
  );
};
