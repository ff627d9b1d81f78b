import { useEffect, useRef } from 'react';
import { isNavigating } from '#src/browser/navigation/is-navigating.ts';

/** Milliseconds without input before the address is written: browsers limit how often that may happen. */
export const rest = 400;

/** Whether a fragment holds answers, of whatever version; all others name a place of the page. */
export const holdsAnswers = (text: string) => /^v\d+(&|$)/.test(text);

/** What the address holds behind `#`. */
export const fragment = () => location.hash.slice(1);

/** Whether a link with answers has been followed that nobody has read yet: the browser tells of it a moment later. */
export const isUnread = (seen: string | undefined) => holdsAnswers(fragment()) && fragment() !== seen;

/**
 * Keeps answers and the address of the page together: calls back with what a link holds when the page comes or one is
 * followed, and writes the answers 400 ms after the last of them.
 * @param text the answers as a link's text; undefined while there is none, which is written only to take others away
 * @param onLink called once in any case, without a text where the address holds none
 */
export const useFragment = (
  text: string | undefined,
  onLink: (text: string | undefined) => void,
  signal: AbortSignal | undefined,
) => {
  const written = useRef(false);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (!signal) return;
    const read = () => {
      seen.current = fragment();
      // Answers that came with the address are to be taken out of it as well.
      written.current ||= holdsAnswers(fragment());
      onLink(holdsAnswers(fragment()) ? fragment() : undefined);
    };
    read();
    addEventListener('hashchange', () => holdsAnswers(fragment()) && read(), { signal });
  }, [onLink, signal]);
  useEffect(() => {
    if (!signal || !(text || written.current)) return;
    const write = () => {
      if (signal.aborted || isNavigating() || isUnread(seen.current)) return;
      written.current = true;
      const address = location.pathname + (text ? `#${text}` : '');
      if ((text ?? '') !== fragment()) history.replaceState(history.state, '', address);
      seen.current = fragment();
    };
    const timer = setTimeout(write, rest);
    return () => clearTimeout(timer);
  }, [text, signal]);
};
