import { useCallback, useEffect, useState } from 'react';
import type { PageChange } from '../publish/pages.ts';
import type { Publication } from '../publish/publisher.ts';
import { BeforeAfter } from './before-after.tsx';
import { Change } from './changes.tsx';
import { type Overview, preparePublication, publishSite, readPublication } from './requests.ts';

/** How often it is asked how far publishing is, in milliseconds. */
const pause = 500;

const steps = {
  none: '',
  checking: 'Checking every text…',
  building: 'Building the site. It takes less than a minute…',
  ready: '',
  publishing: 'Publishing. Leave the editor running…',
  done: 'Published: the site is live.',
  failed: '',
} as const;

const kinds = {
  new: 'a new page',
  gone: 'is gone',
  look: 'the same words, another look',
  words: '',
} as const;

/** How many changes of a page are shown: one that is new from top to bottom is looked at in the preview. */
const most = 12;

type PageProps = {
  page: PageChange;
  origins: Overview['builds'];
  /** Whether it is shown before and after. */
  isShown: boolean;
  onShow: () => void;
};

const Page = ({ page, origins, isShown, onShow }: PageProps) => {
  const { title, address, kind, changes } = page;
  return (
    <li className="version">
      <h3 className="sentence">{title}</h3>
      <p className="soft">
        {address}
        {kinds[kind] && `, ${kinds[kind]}`}
      </p>
      <ul>
        {changes.slice(0, most).map(({ before, after }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words can change in two places.
          <li key={index}>
            <Change before={before} after={after} />
          </li>
        ))}
      </ul>
      {changes.length > most && <p>And {changes.length - most} more.</p>}
      <button type="button" className="small" aria-expanded={isShown} onClick={onShow}>
        {kind === 'new' || kind === 'gone' ? 'Show the page' : 'Show before and after'}
        <span className="unseen"> ({title})</span>
      </button>
      {isShown && <BeforeAfter page={page} origins={origins} />}
    </li>
  );
};

/** Brings the site to its visitors: checks and builds it, shows what would change, and publishes what the person agrees to. */
export const Publish = ({ origins }: { origins: Overview['builds'] }) => {
  const [state, setState] = useState<Publication>({ step: 'none' });
  const [failure, setFailure] = useState('');
  // One page at a time: each is shown whole, twice.
  const [shown, setShown] = useState<string>();
  const isBusy = state.step === 'checking' || state.step === 'building' || state.step === 'publishing';

  const ask = useCallback((request: () => Promise<Publication>) => {
    request()
      .then((now) => {
        setFailure('');
        setState(now);
      })
      .catch((error) => setFailure(String(error.message)));
  }, []);
  useEffect(() => ask(readPublication), [ask]);
  useEffect(() => {
    if (!isBusy) return;
    const timer = setInterval(() => ask(readPublication), pause);
    return () => clearInterval(timer);
  }, [isBusy, ask]);

  const changed = state.step === 'ready' ? state.changes : [];
  return (
    <section className="start publish" aria-labelledby="publish">
      <h1 id="publish">Publish</h1>
      <p className="lead">
        The texts are checked and the site is built; you see which pages change. Nothing is published until
        you agree.
      </p>
      <div className="choices">
        <button
          type="button"
          className={state.step === 'ready' ? undefined : 'main'}
          disabled={isBusy}
          onClick={() => ask(preparePublication)}
        >
          See what would change
        </button>
        {state.step === 'ready' && (
          <button type="button" className="main" onClick={() => ask(publishSite)}>
            Publish now
          </button>
        )}
      </div>
      <p role="status">{steps[state.step]}</p>
      {state.step === 'failed' && (
        <p className="failure" role="alert">
          {state.message}
        </p>
      )}
      {failure && (
        <p className="failure" role="alert">
          {failure}
        </p>
      )}
      {state.step === 'ready' && (
        <>
          <h2>
            {state.isFirst
              ? `The first time from this machine: all ${changed.length} pages`
              : changed.length === 0
                ? 'No page changes'
                : changed.length === 1
                  ? 'One page changes'
                  : `${changed.length} pages change`}
          </h2>
          {state.beside > 0 && (
            <p className="notice">
              {state.beside === 1
                ? 'One change that was made outside the editor, to more than texts, goes live with them.'
                : `${state.beside} changes that were made outside the editor, to more than texts, go live with them.`}{' '}
              If you do not know of {state.beside === 1 ? 'it' : 'them'}, ask whoever looks after the site
              first.
            </p>
          )}
          <ul>
            {changed.map((page) => (
              <Page
                key={page.address}
                page={page}
                origins={origins}
                isShown={page.address === shown}
                onShow={() => setShown(page.address === shown ? undefined : page.address)}
              />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
