import { lastDayOf } from '#src/content/weeks.ts';
import { halfDays, wholeNumber } from '#src/islands/ask/numbers.ts';
import { type Fields, oneOf } from '#src/islands/link/fields.ts';
import type { Came } from '#src/islands/use-tool.ts';
import { asksOf, emptyPlan, most, nextOf, type Plan, planOf, writePlan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import type { PlanResult } from '../result/result.ts';
import { type Question, questions } from '../vocabulary.ts';

/** All there is to the tool at a moment: what is answered and what is shown. Everything else follows from it. */
export type State = {
  plan: Plan;
  /** The question that is shown, or what stands before and behind all of them. */
  at: Question | 'start' | 'result';
  /** What has been typed into the fields, which may be no number: then it counts as not answered. */
  typed: Readonly<Partial<Record<Question, string>>>;
  /** More than one standard is named. */
  isSeveral: boolean;
  /** False while somebody else's plan is read. */
  isMine: boolean;
};

export const startState: State = { plan: emptyPlan, at: 'start', typed: {}, isSeveral: false, isMine: true };

/** The same with what it comes to. */
export type Shown = {
  data: PlanData;
  state: State;
  result: PlanResult;
  /** The address of a screen of this plan: `at=people`; of none, of its result. */
  link: (screen: string) => string;
};

/** What a link shows: its question, the first one behind a door alone, or the result. */
export const stateOf = (fields: Fields, came: Came, data: PlanData): State => {
  const asked = fields.one('at', oneOf(questions));
  const plan = planOf(fields, data);
  const hasAnswers = writePlan({ ...plan, door: undefined }) !== '';
  const question = asked ?? (hasAnswers ? undefined : asksOf(plan, data)[0]);
  return {
    ...startState,
    plan,
    at: question ?? (hasAnswers ? 'result' : 'start'),
    isSeveral: (plan.std?.length ?? 0) > 1,
    isMine: came === 'moved' || question !== undefined,
  };
};

/** The same as the two parts of a link; a plan that is only read leaves the address as it is. */
export const partsOf = ({ plan, at, isMine }: State) => ({
  screen: at === 'start' || at === 'result' ? '' : `at=${at}`,
  answers: isMine ? writePlan(at === 'start' ? emptyPlan : plan) : undefined,
});

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
  const { plan, at, isSeveral, typed } = state;
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
  if (isTyped(at)) return { ...state, plan: next, typed: { ...typed, [at]: given } };
  return isOfSeveral(at, isSeveral) ? { ...state, plan: next } : onward(next);
};
