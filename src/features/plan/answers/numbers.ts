import { halfDays, wholeNumber } from '#src/islands/ask/numbers.ts';
import type { Question } from '../vocabulary.ts';
import { most } from './plan.ts';

/** What is typed rather than pressed, as a number; undefined where it cannot be used. */
export const numbers = {
  people: (typed: string) => wholeNumber(typed, most.people),
  sites: (typed: string) => wholeNumber(typed, most.sites),
  days: (typed: string) => halfDays(typed, most.days),
  rate: (typed: string) => wholeNumber(typed, most.rate),
};

type Typed = keyof typeof numbers;

/** Whether a question is answered by typing. */
export const isTyped = (question: Question): question is Typed => question in numbers;
