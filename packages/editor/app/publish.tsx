import { useEffect, useState } from 'react';
import { inWords } from '../field-words.ts';
import type { PageChange } from '../publish/pages.ts';
import type { Goal, Publication } from '../publish/publisher.ts';
import { Button } from './button.tsx';
import { Change } from './changes.tsx';
import { Choices } from './choices.tsx';
import { PageFrame } from './page.tsx';
import { ask, sentenceOf, useAnswer, useOverview } from './requests.ts';

/** How often it is asked how far publishing is, in milliseconds. */
const pause = 500;

const kinds = { new: ', new', gone: ', gone', look: ', the same words, another look', words: '' } as const;

/** How many changes, and how many pages that change alike, are named. */
const mostChanges = 12;
const mostPages = 5;

/** What changes in a page, or in several alike, and the first of them as visitors have it and as they will have it. */
const ChangedPages = ({ change: { kind, pages, changes } }: { change: PageChange }) => {
  const { builds } = useOverview();
  const [{ address, title } = { address: '/', title: '' }] = pages;
  const isOne = pages.length === 1;
  const named = pages.slice(0, mostPages).map((page) => (isOne ? page.address : page.title));
  const shown = (['before', 'after'] as const).filter(
    (when) => kind !== (when === 'before' ? 'new' : 'gone'),
  );
  return (
    <li className="version">
      <h3>{isOne ? title : `${pages.length} pages, in the same words`}</h3>
      <p data-text="small">
        {named.join(' · ')}
        {pages.length > mostPages && ` and ${pages.length - mostPages} more`}
        {kinds[kind]}
      </p>
      <ul>
        {changes.slice(0, mostChanges).map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same words can change in two places.
          <li key={index}>
            <Change {...each} />
          </li>
        ))}
      </ul>
      {changes.length > mostChanges && <p>And {changes.length - mostChanges} more.</p>}
      {/* One at a time: each is shown whole, twice. */}
      <details name="pages">
        <summary>
          {shown.length === 1 ? 'Show the page' : 'Show before and after'}
          <span data-visually-hidden> ({title})</span>
        </summary>
        <div className="row">
          {shown.map((when) => (
            <figure key={when}>
              <figcaption>
                <b>{inWords(when)}</b>{' '}
                <a href={builds[when] + address} target="_blank" rel="noreferrer">
                  Open it whole <span data-visually-hidden>({when}, in a new tab)</span>
                </a>
              </figcaption>
              {/* Looked at only: no script of it runs. Its origin is another than the editor's. */}
              <PageFrame
                src={builds[when] + address}
                title={`${inWords(when)}: ${title}`}
                loading="lazy"
                sandbox="allow-same-origin"
              />
            </figure>
          ))}
        </div>
      </details>
    </li>
  );
};

type ReadyProps = { state: Extract<Publication, { step: 'ready' }>; onPublish: (goal: Goal) => void };

/** What would change, and what can be done with it. */
const Ready = ({ state: { changes, isFirst, beside, refused, done }, onPublish }: ReadyProps) => {
  const count = changes.reduce((sum, { pages }) => sum + pages.length, 0);
  const button = (goal: Goal, words: string) => (
    <>
      <Button
        className={goal === 'live' ? 'main' : ''}
        disabled={refused[goal] !== undefined}
        aria-describedby={`refused-${goal}`}
        onClick={() => onPublish(goal)}
      >
        {words}
      </Button>
      <p id={`refused-${goal}`}>{refused[goal]}</p>
    </>
  );
  return (
    <>
      {button('live', 'Publish now')}
      {button('draft', 'Put a draft online')}
      <p role="status">{done}</p>
      <h2>
        {isFirst ? `The first time from this machine: all ${count} pages` : `Pages that change: ${count}`}
      </h2>
      {beside > 0 && (
        <p className="notice">
          Changes to more than texts, made outside the editor, will go live too: {beside}. If you do not know
          of them, ask whoever looks after the site first.
        </p>
      )}
      <ul>
        {changes.map((change) => (
          <ChangedPages key={change.pages[0]?.address} change={change} />
        ))}
      </ul>
    </>
  );
};

/** Brings the site to its visitors: checks and builds it, shows what would change, and publishes what the person agrees to. */
export const Publish = () => {
  const { look } = useOverview();
  const { answer: state = { step: 'none' }, failure, again } = useAnswer('publication', {});
  const [refused, setRefused] = useState('');
  const isBusy = state.step === 'busy';
  const follow = (asked: Promise<unknown>) =>
    asked
      .then(() => '', sentenceOf)
      .then(setRefused)
      .then(again);

  useEffect(() => {
    if (!isBusy) return;
    // Asked again while it is at work: a program that does not answer for a moment has not stopped publishing.
    const timer = setInterval(again, pause);
    return () => {
      clearInterval(timer);
      look();
    };
  }, [isBusy, look, again]);

  return (
    <section className="start" aria-labelledby="publish">
      <h1 id="publish">Publish</h1>
      <p>
        What others have published is taken in, the texts are checked and the site is built; you see which
        pages change. Nothing is published until you agree.
      </p>
      <Button
        className={state.step === 'ready' ? '' : 'main'}
        disabled={isBusy}
        onClick={() => follow(ask('prepare', {}))}
      >
        See what would change
      </Button>
      <p role="status">{(isBusy || state.step === 'done') && state.message}</p>
      <p role="alert">{refused || failure || (state.step === 'failed' && state.message)}</p>
      {state.step === 'choosing' && (
        <Choices
          title="Changed on another machine too"
          told="Somebody has published from another machine. What differs in different places is put together; where both of you have changed the same, choose. Nothing was published yet."
          conflicts={state.conflicts}
          onGoOn={(choices) => follow(ask('prepare', { choices }))}
        />
      )}
      {state.step === 'ready' && (
        <Ready state={state} onPublish={(goal) => follow(ask('publish', { goal }))} />
      )}
    </section>
  );
};
