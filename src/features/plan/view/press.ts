import { lastDayOf } from '#src/content/days.ts';
import { halfDays, wholeNumber } from '#src/islands/ask/numbers.ts';
import { asksOf, emptyPlan, isAnswered, most, type Plan, type Question } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import { type State, startState } from './state.ts';

/** Whether a question is answered by typing. */
export const isTyped = (question: Question): question is keyof typeof most => question in most;

/** Whether a question takes several answers, and a press of its own leads on. */
export const isOfSeveral = (question: Question, isSeveral: boolean) =>
  question === 'why' || question === 'market' || (question === 'std' && isSeveral);

/** An answer, as it was pressed or typed, or what else can be pressed beside a question. */
export type Action = { given: string } | 'several' | 'none' | 'next' | 'skip';

const toggled = (list: readonly string[], id: string) =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

/** A plan with one more answer; a number that cannot be used counts as none. */
const answered = (plan: Plan, question: Question, given: string, isSeveral: boolean): Plan => {
  if (isTyped(question)) {
    const number = question === 'days' ? halfDays : wholeNumber;
    return { ...plan, [question]: number(given, most[question]) };
  }
  const before = plan[question];
  if (typeof before === 'object')
    return { ...plan, [question]: isSeveral ? toggled(before, given) : [given] };
  // Another trade has another usual work.
  const work = question === 'trade' ? undefined : plan.work;
  const isMonth = question === 'month' && given !== 'open';
  return { ...plan, work, [question]: isMonth ? lastDayOf(given) : given };
};

/** What is shown after a press or a letter typed: behind an answer the next question that is open, and those before it last. */
export const stateAfter = (state: State, action: Action, data: PlanData): State => {
  const { plan, at } = state;
  if (at === 'start' || at === 'result') return state;
  if (action === 'several') return { ...state, isSeveral: !state.isSeveral };
  if (action === 'none') return { ...startState, plan: { ...emptyPlan, door: 'which' }, at: 'trade' };
  const onward = (next: Plan): State => {
    const asks = asksOf(next, data);
    const behind = asks.indexOf(at) + 1;
    const open = [...asks.slice(behind), ...asks.slice(0, behind)].find(
      (one) => one !== at && !isAnswered(next, one) && !next.skipped.includes(one),
    );
    return { ...state, plan: next, at: open ?? 'result' };
  };
  if (action === 'next') return onward(plan);
  const skipped = plan.skipped.filter((one) => one !== at);
  if (action === 'skip') return onward({ ...plan, skipped: [...skipped, at] });
  const isSeveral = isOfSeveral(at, state.isSeveral);
  const next = answered({ ...plan, skipped }, at, action.given, isSeveral);
  return isTyped(at) || isSeveral ? { ...state, plan: next } : onward(next);
};
