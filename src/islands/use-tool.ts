import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import type { Fields } from './link/fields.ts';
import { readLink } from './link/read-link.ts';
import type { IslandProps } from './mount.tsx';
import { type Came, holdsAnswers, useAddress } from './use-address.ts';

/** What a tool shows at a moment. */
export type ToolState<Answers> = {
  answers: Answers;
  /** What is wrong with the link that led here, or with the last press. */
  notice?: string | undefined;
  /** The visitor's day, once the page runs. */
  today?: string | undefined;
  /** The address said so, and nothing has been pressed since. */
  isRead?: boolean;
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
  /** What a link holds, by how it came; always the same function. */
  read: (fields: Fields, came: Came) => Answers;
  /** The same as the two parts of a link, its answers undefined while the address is to stay as it is. */
  partsOf: (answers: Answers) => { screen: string; answers: string | undefined };
  /** Names what is shown: another is shown from its top. */
  viewOf: (answers: Answers) => string;
  /** The day it is: `2026-11-26`. */
  dayOf: (now: Date) => string;
};

/** The state of a tool that stands in the address of its page, from the page's coming to its end. */
export const useTool = <Answers>(
  { words, empty, read, partsOf, viewOf, dayOf }: Tool<Answers>,
  { signal, onReady }: Pick<IslandProps<unknown>, 'signal' | 'onReady'>,
) => {
  const [state, setState] = useState<ToolState<Answers>>({ answers: empty });
  const onRead = useCallback(
    (text: string, came: Came) => {
      const today = dayOf(new Date());
      const { answers, complaint } = text
        ? readLink(text, words, empty, (fields) => read(fields, came))
        : { answers: empty, complaint: undefined };
      // What is shown stays until the script of the next view has come.
      startTransition(() =>
        // A place of the page leaves the answers as they are.
        text !== '' && !holdsAnswers(text)
          ? setState((before) => ({ ...before, today, isRead: true }))
          : setState({ answers, notice: complaint, today, isRead: true }),
      );
    },
    [words, empty, read, dayOf],
  );
  const { screen, answers } = partsOf(state.answers);
  const { isRead = false } = state;
  const isRunning = state.today !== undefined;
  useAddress({ screen, answers: isRunning ? answers : undefined, isRead, onRead, signal });
  useArrival(isRunning ? viewOf(state.answers) : undefined);
  useEffect(() => {
    if (isRunning) onReady?.();
  }, [isRunning, onReady]);
  return [state, setState] as const;
};
