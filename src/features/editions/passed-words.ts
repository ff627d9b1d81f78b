import { dayOf } from './days-left.ts';
import type { Reading } from './passed.ts';

/** How the days of this page are read today; not at all by a clock that runs behind what it says. */
export const passedWords = (): Reading | undefined => {
  const { asOf, passed } = document.querySelector<HTMLElement>('[data-as-of]')?.dataset ?? {};
  const today = dayOf(new Date());
  return asOf && passed && asOf <= today ? { asOf, today, word: passed } : undefined;
};
