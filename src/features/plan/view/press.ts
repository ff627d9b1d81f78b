import { lastDayOf } from '#src/content/weeks.ts';
import { halfDays, wholeNumber } from '#src/islands/ask/numbers.ts';
import { asksOf, most, nextOf, type Plan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import type { Question } from '../vocabulary.ts';
import type { State } from './state.ts';

/** Whether a question is answered by typing. */
export const isTyped = (question: Question): question is keyof typeof most => question in most;

/** An answer, as it was pressed or typed, or what else can be pressed beside a question. */
export type Action = { given: string } | 'several' | 'next' | 'skip';

const toggled = (list: readonly string[], id: string) =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

/** A plan with one more answer; a number that cannot be used counts as none. */
const answered = (plan: Plan, question: Question, given: string, isSeveral: boolean): Plan => {
  if (isTyped(question)) {
    const number = question === 'days' ? halfDays : wholeNumber;
    return { ...plan, [question]: number(given, most[question]) };
  }
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
    case 'month':
      return { ...plan, month: given === 'open' ? given : lastDayOf(given) };
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
  const { plan, at, isSeveral } = state;
  if (at === 'start' || at === 'result') return state;
  const onward = (next: Plan): State => ({
    ...state,
    plan: next,
    at: nextOf(next, asksOf(next, data), at) ?? 'result',
  });
  if (action === 'several') return { ...state, isSeveral: true };
  if (action === 'next') return onward(plan);
  const others = plan.skipped.filter((one) => one !== at);
  if (action === 'skip') return onward({ ...plan, skipped: [...others, at] });
  const { given } = action;
  const next = answered({ ...plan, skipped: others }, at, given, isSeveral);
  return isTyped(at) || isOfSeveral(at, isSeveral) ? { ...state, plan: next } : onward(next);
};
