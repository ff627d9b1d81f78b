import { useEffect, useState } from 'react';
import type { PlanWords } from '../words-schema.ts';

const key = 'plan';

/** What this browser keeps; undefined for nothing, also where it refuses to say. */
const stored = () => {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Keeps a text, or forgets what was kept; false where the browser does not. */
const store = (text: string | undefined) => {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return stored() === text;
  } catch {
    return false;
  }
};

/** As older visits kept it, and as it is kept now: the text of a link. */
const linkOf = (text: string) => `#${text.replace(/^#/, '')}`;

type KeptProps = {
  /** The plan that is shown, as the text of a link behind its version; empty where none is. */
  answers: string;
  words: PlanWords['keep'];
  isRunning: boolean;
};

/**
 * The plan that this browser keeps. Nothing is kept, opened or forgotten but by a press: a plan that was sent leaves what is
 * kept alone, and so do other tabs.
 */
export const Kept = ({ answers, words, isRunning }: KeptProps) => {
  const [kept, setKept] = useState<string>();
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (!isRunning) return;
    const page = new AbortController();
    setKept(stored());
    addEventListener(
      'storage',
      (event) => {
        if (event.key !== key && event.key !== null) return;
        setKept(stored());
        setSaid('');
      },
      { signal: page.signal },
    );
    return () => page.abort();
  }, [isRunning]);
  if (!isRunning) return null;
  const text = answers && `v1&${answers}`;
  const isThis = kept !== undefined && kept === text;
  const press = (next: string | undefined) => {
    const isDone = store(next);
    if (!isDone) store(undefined);
    setKept(stored());
    setSaid(isDone ? (next ? words.kept : '') : words.refused);
  };
  return (
    <div className="tool-kept" data-text="small">
      {text && !isThis && (
        <button type="button" onClick={() => press(text)}>
          {kept === undefined ? words.keep : words.other}
        </button>
      )}
      {kept !== undefined && !isThis && (
        <a href={linkOf(kept)} data-text="name">
          {words.yours}
        </a>
      )}
      {kept !== undefined && (
        <button type="button" onClick={() => press(undefined)}>
          {words.forget}
        </button>
      )}
      <span role="status">{said || (isThis ? words.kept : '')}</span>
    </div>
  );
};
