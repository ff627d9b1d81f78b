import { useEffect, useRef } from 'react';
import { isNavigating } from '#src/browser/navigation/is-navigating.ts';
import { mendedLink, version } from './link/read-link.ts';

/** What the address holds behind `#`. */
const fragment = () => mendedLink(location.hash);

/** Whether a fragment holds answers, of whatever version; all others name a place of the page. */
export const holdsAnswers = (text: string) => /^v\d+(&|$)/.test(text);

/** A screen and the answers it shows as the text of a link: `v1&at=people&std=iso-9001`; empty where there is neither. */
export const linkText = (screen: string, answers: string) => {
  const parts = [screen, answers].filter((part) => part !== '');
  return parts.length > 0 ? [version, ...parts].join('&') : '';
};

/** The address of a screen of the tool, for links of its own page. */
export const linkTo = (screen: string, answers: string) => `#${linkText(screen, answers)}`;

/** How a text came: from elsewhere, as with the page or a link that was followed, or by the tool's own links and its history. */
export type Came = 'sent' | 'moved';

type Address = {
  /** The screen as a part of the link: `at=people`; another one is an entry of its own in the history. */
  screen: string;
  /** What is answered, as the rest of the link; undefined while the address is to stay as it is. */
  answers: string | undefined;
  /** The address said so, and nothing has been answered since. */
  isRead: boolean;
  onRead: (text: string, came: Came) => void;
  signal: AbortSignal | undefined;
};

type Written = { screen: string; answers: string };

const write = (how: 'pushState' | 'replaceState', { screen, answers }: Written) => {
  const text = linkText(screen, answers);
  const address = location.pathname + location.search + (text && `#${text}`);
  try {
    history[how]({ ...history.state, isOwn: true }, '', address);
  } catch {
    // Browsers limit how often the address may change: the next answer writes this one as well.
  }
};

/**
 * Keeps the state of a tool and the address of its page one: calls back with what the address holds when the page comes and
 * whenever it changes, and writes every answer at once, so that none is lost by whoever leaves. A change of screen is an entry
 * of its own in the history.
 */
export const useAddress = ({ screen, answers, isRead, onRead, signal }: Address) => {
  const last = useRef<Written>(undefined);

  useEffect(() => {
    if (!signal) return;
    let isOwnLink = false;
    const read = () => {
      const came = isOwnLink || history.state?.isOwn ? 'moved' : 'sent';
      // On the way back, the entry is known by its mark.
      if (isOwnLink) history.replaceState({ ...history.state, isOwn: true }, '');
      isOwnLink = false;
      onRead(fragment(), came);
    };
    const press = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      isOwnLink =
        link?.hash !== '' && link?.closest('[data-island]') !== null && link?.pathname === location.pathname;
    };
    read();
    addEventListener('hashchange', read, { signal });
    addEventListener('click', press, { capture: true, signal });
  }, [onRead, signal]);

  useEffect(() => {
    if (!signal || answers === undefined) return;
    const before = last.current;
    last.current = { screen, answers };
    // Nothing that was read is written: by the time that it is shown, Back or Forward may have led on.
    if (isRead || !before || (screen === before.screen && answers === before.answers)) return;
    if (signal.aborted || isNavigating()) return;
    // Back leads to the question as it was answered.
    write('replaceState', { screen: before.screen, answers });
    if (screen !== before.screen) write('pushState', { screen, answers });
  }, [screen, answers, isRead, signal]);
};
