import { useEffect, useRef } from 'react';
import { isNavigating } from '#src/browser/navigation/is-navigating.ts';

/** Milliseconds without input before the address is written: browsers limit how often that may happen. */
const rest = 400;

/** What the address holds behind `#`. */
const fragment = () => location.hash.slice(1);

/** Whether a fragment holds answers, of whatever version; all others name a place of the page. */
export const holdsAnswers = (text: string) => /^v\d+(&|$)/.test(text);

/** How a fragment came: with the page, with a link that was followed on it, or with an entry of the history that it wrote. */
export type Came = 'first' | 'followed' | 'back';

/**
 * Keeps answers and the address of the page together: calls back with what the address holds when the page comes and
 * when that changes, and writes the answers 400 ms after the last of them.
 * @param text the answers as a link's text, or in place of answers that are taken away a place of the page or nothing;
 * undefined until the address has been read
 */
export const useFragment = (
  text: string | undefined,
  onRead: (text: string, came: Came) => void,
  signal: AbortSignal | undefined,
) => {
  const written = useRef(false);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (!signal) return;
    const read = (came: Came) => {
      seen.current = fragment();
      // Answers that came with the address are to be taken out of it as well.
      written.current ||= holdsAnswers(fragment());
      onRead(fragment(), came);
    };
    read('first');
    addEventListener('hashchange', () => read(history.state?.isOwn ? 'back' : 'followed'), { signal });
  }, [onRead, signal]);
  useEffect(() => {
    if (!signal || text === undefined || !(holdsAnswers(text) || written.current)) return;
    const write = () => {
      // A link may have been followed that nobody has read yet: the browser tells of it a moment later.
      const isUnread = holdsAnswers(fragment()) && fragment() !== seen.current;
      if (signal.aborted || isNavigating() || isUnread) return;
      written.current = true;
      if (text !== fragment()) {
        const address = location.pathname + location.search + (text && `#${text}`);
        history.replaceState({ ...history.state, isOwn: true }, '', address);
      }
      seen.current = fragment();
    };
    const timer = setTimeout(write, rest);
    return () => clearTimeout(timer);
  }, [text, signal]);
};
