import { useEffect, useEffectEvent } from 'react';
import { isNavigating } from '#src/browser/navigation/is-navigating.ts';
import { mendedLink, version } from './link/read-link.ts';

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

/** Calls back with what the address holds behind `#` when the page comes and whenever it changes, until the signal says stop. */
export const useAddress = (onRead: (text: string, came: Came) => void, signal: AbortSignal | undefined) => {
  const onAddress = useEffectEvent(onRead);
  useEffect(() => {
    if (!signal) return;
    let isOwnLink = false;
    const read = () => {
      const came = isOwnLink || history.state?.isOwn ? 'moved' : 'sent';
      // On the way back, the entry is known by its mark.
      if (isOwnLink) history.replaceState({ ...history.state, isOwn: true }, '');
      isOwnLink = false;
      onAddress(mendedLink(location.hash), came);
    };
    const press = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      isOwnLink =
        link?.hash !== '' && link?.closest('[data-island]') !== null && link?.pathname === location.pathname;
    };
    read();
    addEventListener('hashchange', read, { signal });
    addEventListener('click', press, { capture: true, signal });
  }, [signal]);
};

/** The parts of a link: `at=people`, and what is answered; undefined while the address is to stay as it is. */
export type LinkParts = { screen: string; answers: string | undefined };

const write = (how: 'pushState' | 'replaceState', screen: string, answers: string) => {
  const text = linkText(screen, answers);
  const address = location.pathname + location.search + (text && `#${text}`);
  try {
    history[how]({ ...history.state, isOwn: true }, '', address);
  } catch {
    // Browsers limit how often the address may change: the next answer writes this one as well.
  }
};

/** Writes an answer into the address; another screen is an entry of its own in the history. */
export const writeAddress = (before: LinkParts, { screen, answers }: LinkParts) => {
  if (answers === undefined || isNavigating()) return;
  // Back leads to the question as it was answered.
  write('replaceState', before.screen, answers);
  if (screen !== before.screen) write('pushState', screen, answers);
};
