import { startTransition, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isNavigating } from '#src/browser/navigation/is-navigating.ts';
import { dayOf } from '#src/content/days.ts';
import type { Fields } from './link/fields.ts';
import { holdsAnswers, linkText, mendedLink, readLink } from './link/read-link.ts';
import type { IslandProps } from './mount.tsx';

/** How a text came: from elsewhere, as with the page or a link that was followed, or by the tool's own links and its history. */
export type Came = 'sent' | 'moved';

/** The parts of a link: `at=people`, and what is answered. */
type LinkParts = { screen: string; answers: string };

/** What a tool shows at a moment. */
type ToolState<Answers> = {
  answers: Answers;
  /** What is wrong with the link that led here, or with the last press. */
  notice?: string | undefined;
  /** The visitor's day, once the page runs: `2026-11-26`. */
  today?: string;
};

type Tool<Answers> = {
  words: Parameters<typeof readLink>[1];
  empty: Answers;
  /** What a link holds, by how it came. */
  read: (fields: Fields, came: Came) => Answers;
  partsOf: (answers: Answers) => LinkParts;
  /** Names what is shown. */
  viewOf: (answers: Answers) => string;
};

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
const writeAddress = (before: LinkParts, { screen, answers }: LinkParts) => {
  if (isNavigating()) return;
  // Back leads to the question as it was answered.
  write('replaceState', before.screen, answers);
  if (screen !== before.screen) write('pushState', screen, answers);
};

/** Another view is shown from its top, and its heading has the focus, so that it is read aloud. */
export const arrive = () => {
  scrollTo({ top: 0, behavior: 'instant' });
  document.querySelector<HTMLElement>('[data-arrival]')?.focus({ preventScroll: true });
};

/**
 * The state of a tool that stands in the address of its page, from the page's coming to its end, and what a press calls: it
 * takes other answers, which are written at once, so that none is lost by whoever leaves, and what is wrong with the press.
 */
export const useTool = <Answers>(
  { words, empty, read, partsOf, viewOf }: Tool<Answers>,
  { signal, onReady }: Pick<IslandProps<unknown>, 'signal' | 'onReady'>,
) => {
  const [state, setState] = useState<ToolState<Answers>>({ answers: empty });
  const onAddress = useEffectEvent((came: Came) => {
    const text = mendedLink(location.hash);
    const today = dayOf(new Date());
    // What is shown stays until the script of the next view has come.
    startTransition(() => {
      if (text === '') return setState({ answers: empty, today });
      // A place of the page leaves the answers as they are.
      if (!holdsAnswers(text)) return setState((before) => ({ ...before, today }));
      const { answers, complaint } = readLink(text, words, empty, (fields) => read(fields, came));
      setState({ answers, notice: complaint, today });
    });
  });
  useEffect(() => {
    if (!signal) return;
    let isOwnLink = false;
    const look = () => {
      onAddress(isOwnLink || history.state?.isOwn ? 'moved' : 'sent');
      // On the way back, the entry is known by its mark.
      if (isOwnLink) history.replaceState({ ...history.state, isOwn: true }, '');
      isOwnLink = false;
    };
    const press = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest('a') : null;
      isOwnLink = !!link?.hash && link.pathname === location.pathname && link.matches('[data-island] *');
    };
    look();
    addEventListener('hashchange', look, { signal });
    addEventListener('click', press, { capture: true, signal });
  }, [signal]);
  /** What is shown, once the page runs. */
  const view = state.today === undefined ? undefined : viewOf(state.answers);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (view === undefined) return;
    if (last.current === undefined) onReady?.();
    else arrive();
    last.current = view;
  }, [view, onReady]);
  const answer = (answers: Answers, notice?: string) => {
    writeAddress(partsOf(state.answers), partsOf(answers));
    // The day is asked each time: a page may stay open over midnight.
    setState({ answers, notice, today: dayOf(new Date()) });
  };
  return [state, answer] as const;
};
