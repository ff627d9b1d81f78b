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

/**
 * Shows a screen that takes the place of another from its top, and gives its heading (`data-arrival`) the focus, so that it is
 * read aloud. What stands there when the page comes stays as the visitor finds it.
 * @param screen names the screen; undefined while there is none
 */
const useArrival = (screen: string | undefined) => {
  const last = useRef<string>(undefined);
  useEffect(() => {
    if (last.current !== undefined && screen !== undefined && last.current !== screen) {
      scrollTo({ top: 0, behavior: 'instant' });
      document.querySelector<HTMLElement>('[data-arrival]')?.focus({ preventScroll: true });
    }
    last.current = screen;
  }, [screen]);
};

type Tool<Answers> = {
  words: Parameters<typeof readLink>[1];
  empty: Answers;
  /** What a link holds, by how it came. */
  read: (fields: Fields, came: Came) => Answers;
  partsOf: (answers: Answers) => LinkParts;
  /** Names what is shown: another is shown from its top. */
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
  const isRunning = state.today !== undefined;
  useArrival(isRunning ? viewOf(state.answers) : undefined);
  useEffect(() => {
    if (isRunning) onReady?.();
  }, [isRunning, onReady]);
  const answer = (answers: Answers, notice?: string) => {
    writeAddress(partsOf(state.answers), partsOf(answers));
    // The day is asked each time: a page may stay open over midnight.
    setState({ answers, notice, today: dayOf(new Date()) });
  };
  return [state, answer] as const;
};
