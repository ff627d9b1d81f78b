import { startTransition, useEffect, useRef, useState } from 'react';
import { dayOf } from '#src/content/days.ts';
import type { Fields } from './link/fields.ts';
import { readLink } from './link/read-link.ts';
import type { IslandProps } from './mount.tsx';
import { type Came, holdsAnswers, type LinkParts, useAddress, writeAddress } from './use-address.ts';

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

/**
 * The state of a tool that stands in the address of its page, from the page's coming to its end, and what a press calls: it
 * takes other answers, which are written at once, so that none is lost by whoever leaves, and what is wrong with the press.
 */
export const useTool = <Answers>(
  { words, empty, read, partsOf, viewOf }: Tool<Answers>,
  { signal, onReady }: Pick<IslandProps<unknown>, 'signal' | 'onReady'>,
) => {
  const [state, setState] = useState<ToolState<Answers>>({ answers: empty });
  useAddress((text, came) => {
    const today = dayOf(new Date());
    // What is shown stays until the script of the next view has come.
    startTransition(() => {
      // A place of the page leaves the answers as they are.
      if (text !== '' && !holdsAnswers(text)) return setState((before) => ({ ...before, today }));
      if (text === '') return setState({ answers: empty, today });
      const { answers, complaint } = readLink(text, words, empty, (fields) => read(fields, came));
      setState({ answers, notice: complaint, today });
    });
  }, signal);
  /** What is shown, once the page runs. */
  const view = state.today === undefined ? undefined : viewOf(state.answers);
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (view === undefined) return;
    if (last.current === undefined) onReady?.();
    else {
      // Another view is shown from its top, and its heading has the focus, so that it is read aloud.
      scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('[data-arrival]')?.focus({ preventScroll: true });
    }
    last.current = view;
  }, [view, onReady]);
  const answer = (answers: Answers, notice?: string) => {
    writeAddress(partsOf(state.answers), partsOf(answers));
    // The day is asked each time: a page may stay open over midnight.
    setState({ answers, notice, today: dayOf(new Date()) });
  };
  return [state, answer] as const;
};
