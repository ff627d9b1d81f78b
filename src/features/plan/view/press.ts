import { stages } from '#src/content/stages.ts';
import { lastDayOf } from '#src/content/weeks.ts';
import { halfDays, wholeNumber } from '#src/islands/ask/numbers.ts';
import { oneOf } from '#src/islands/link/fields.ts';
import { asksOf, nextOf } from '../answers/asks.ts';
import { most, type Plan, yesOrNo } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import type { Question } from '../vocabulary.ts';
import type { State } from './state.ts';

/** What is typed rather than pressed, as a number; undefined where it cannot be used. */
const numbers = {
  people: (typed: string) => wholeNumber(typed, most.people),
  sites: (typed: string) => wholeNumber(typed, most.sites),
  days: (typed: string) => halfDays(typed, most.days),
  rate: (typed: string) => wholeNumber(typed, most.rate),
};

type Typed = keyof typeof numbers;

/** Whether a question is answered by typing. */
export const isTyped = (question: Question): question is Typed => question in numbers;

export type Action =
  | { type: 'answer'; question: Question; given: string }
  | { type: 'several' | 'next' | 'skip' };

const toggled = (list: readonly string[], id: string) =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

/** A plan with one more answer; questions that take several go on with a press of their own. */
const answered = (plan: Plan, question: Question, given: string, isSeveral: boolean): Plan => {
  if (isTyped(question)) return { ...plan, [question]: numbers[question](given) };
  switch (question) {
    case 'std': {
      const std = isSeveral ? toggled(plan.std ?? [], given) : [given];
      return { ...plan, std: std.length > 0 ? std : undefined };
    }
    case 'why':
    case 'market':
      return { ...plan, [question]: toggled(plan[question], given) };
    case 'trade':
      return { ...plan, trade: given, work: undefined };
    case 'stage':
      return { ...plan, stage: oneOf(stages)(given) };
    case 'month':
      return { ...plan, month: given === 'open' ? given : lastDayOf(given) };
    case 'joint':
    case 'notified':
      return { ...plan, [question]: oneOf(yesOrNo)(given) };
    case 'end':
      return { ...plan, end: plan.held && given };
    default:
      return { ...plan, [question]: given };
  }
};

/** Whether a question takes several answers, and a press of its own leads on. */
export const isOfSeveral = (question: Question, isSeveral: boolean) =>
  question === 'why' || question === 'market' || (question === 'std' && isSeveral);

/** What is shown after a press or a letter typed. */
export const stateAfter = (state: State, action: Action, data: PlanData): State => {
  const { plan, at, isSeveral, typed } = state;
  const onward = (next: Plan, after: Question): State => ({
    ...state,
    plan: next,
    at: nextOf(next, asksOf(next, data), after) ?? 'result',
  });
  if (action.type === 'several') return { ...state, isSeveral: true };
  if (action.type === 'answer') {
    const { question, given } = action;
    const skipped = plan.skipped.filter((one) => one !== question);
    const next = answered({ ...plan, skipped }, question, given, isSeveral);
    if (isTyped(question)) return { ...state, plan: next, typed: { ...typed, [question]: given } };
    return isOfSeveral(question, isSeveral) ? { ...state, plan: next } : onward(next, question);
  }
  if (at === 'start' || at === 'result') return state;
  const skipped = action.type === 'skip' ? [...new Set([...plan.skipped, at])] : plan.skipped;
  return onward({ ...plan, skipped }, at);
};
