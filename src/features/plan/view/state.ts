import { type Fields, oneOf } from '#src/islands/link/fields.ts';
import type { Came } from '#src/islands/use-tool.ts';
import {
  asksOf,
  emptyPlan,
  type Plan,
  planOf,
  type Question,
  questions,
  writePlan,
} from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import type { PlanResult } from '../result/result.ts';

/** All there is to the tool at a moment: what is answered and what is shown. Everything else follows from it. */
export type State = {
  plan: Plan;
  /** The question that is shown, or what stands before and behind all of them. */
  at: Question | 'start' | 'result';
  /** More than one standard is named. */
  isSeveral: boolean;
  /** False while somebody else's plan is read. */
  isMine: boolean;
};

export const startState: State = { plan: emptyPlan, at: 'start', isSeveral: false, isMine: true };

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
    plan,
    at: question ?? (hasAnswers ? 'result' : 'start'),
    isSeveral: plan.std.length > 1,
    isMine: came === 'moved' || question !== undefined,
  };
};

/** The same as the two parts of a link. */
export const partsOf = ({ plan, at }: State) => ({
  screen: at === 'result' ? '' : `at=${at}`,
  answers: writePlan(plan),
});
