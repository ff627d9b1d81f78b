import { dayOf } from './days-left.ts';
import type { Reading } from './passed.ts';

/** How the days of this page are read today; not at all by a clock that runs behind what it says. */
export const passedWords = (): Reading | undefined => {
  const { writtenOn, passed } = document.querySelector<HTMLElement>('[data-written-on]')?.dataset ?? {};
  const today = dayOf(new Date());
  return writtenOn && passed && writtenOn <= today ? { writtenOn, today, word: passed } : undefined;
};
