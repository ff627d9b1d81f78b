import { useState, useSyncExternalStore } from 'react';
import { tryStorage } from '#src/browser/platform/try-storage.ts';
import { linkText } from '#src/islands/link/read-link.ts';
import type { PlanData } from '../plan-data.ts';

const key = 'plan';

/** What this browser keeps; undefined for nothing, also where it refuses to say. */
const stored = () => tryStorage(() => localStorage.getItem(key) ?? undefined);

/** Tells of what other tabs keep; those of this tab are shown again by their press. */
const listen = (onChange: () => void) => {
  addEventListener('storage', onChange);
  return () => removeEventListener('storage', onChange);
};

type KeptProps = {
  /** The plan that is shown, as the text of a link behind its version; empty where none is. */
  answers: string;
  words: PlanData['words']['keep'];
};

/**
 * The plan that this browser keeps. Nothing is kept, opened or forgotten but by a press: a plan that was sent leaves what is
 * kept alone, and so do other tabs.
 */
export const Kept = ({ answers, words }: KeptProps) => {
  const kept = useSyncExternalStore(listen, stored);
  const [tried, setTried] = useState<{ text: string | undefined }>();
  const text = linkText('', answers);
  const isThis = kept !== undefined && kept === text;
  /** Keeps a text, or forgets what was kept. */
  const press = (next: string | undefined) => {
    // Where it is refused, what is stored says so.
    tryStorage(() => (next === undefined ? localStorage.removeItem(key) : localStorage.setItem(key, next)));
    setTried({ text: next });
  };
  return (
    <div className="tool-acts">
      {text && !isThis && (
        <button className="tool-link" type="button" data-tap onClick={() => press(text)}>
          {kept === undefined ? words.keep : words.other}
        </button>
      )}
      {kept !== undefined && !isThis && (
        // As older visits kept it, and as it is kept now: the text of a link.
        <a className="tool-link" href={`#${kept.replace(/^#/, '')}`} data-text="name" data-tap>
          {words.yours}
        </a>
      )}
      {kept !== undefined && (
        <button className="tool-link" type="button" data-tap onClick={() => press(undefined)}>
          {words.forget}
        </button>
      )}
      <span role="status">{isThis ? words.kept : tried && tried.text !== kept ? words.refused : ''}</span>
    </div>
  );
};
