import type { Answer } from '#src/content/tool-vocabulary.ts';
import type { HeldEdition, Plan } from '../link/schema.ts';
import { emptyPlan } from '../link/state.ts';

/** What a visitor has done since the page came; the plan itself is all that ever leaves it, in a link. */
export type PlanState = {
  plan: Plan;
  /** The day the visitor's clock shows; unknown until the page runs. */
  today: string | undefined;
  /** What has been cleared, until the next input. */
  cleared: Plan | undefined;
  /** What a link held that cannot be used, in words. */
  complaint: string | undefined;
  /** A plan from a link, while it is asked whether it or the kept one is to be used. */
  offered: Plan | undefined;
};

type Listed = 'reasons' | 'named' | 'markets';

export type PlanAction =
  /** Answers of one value, or none. */
  | { type: 'answered'; change: Partial<Plan> }
  /** One box of a list of boxes. */
  | { type: 'listed'; list: Listed; id: string; isChosen: boolean }
  /** A standard of step 2; `chosen` are those that count now, chosen there or following from step 1. */
  | { type: 'chosen'; page: string; isChosen: boolean; chosen: readonly string[] }
  | { type: 'held'; edition: HeldEdition; isHeld: boolean }
  | { type: 'judged'; question: string; answer: Answer | undefined }
  /** A step was gone to, or another place of the page: no answer. */
  | { type: 'went'; step: Plan['step'] | undefined }
  | { type: 'began'; today: string; plan: Plan; complaint: string | undefined; offered: Plan | undefined }
  | { type: 'decided'; use: 'link' | 'mine' }
  | { type: 'cleared' }
  | { type: 'undone' };

export const initialState: PlanState = {
  plan: emptyPlan,
  today: undefined,
  cleared: undefined,
  complaint: undefined,
  offered: undefined,
};

const withOrWithout = (ids: readonly string[], id: string, isIn: boolean) => [
  ...ids.filter((other) => other !== id),
  ...(isIn ? [id] : []),
];

const isSameEdition = (a: HeldEdition, b: HeldEdition) => a.page === b.page && a.edition === b.edition;

const withAnswer = (answers: Plan['answers'], question: string, answer: Answer | undefined) => {
  const { [question]: _, ...others } = answers;
  return answer === undefined ? others : { ...others, [question]: answer };
};

/** The plan after an answer; undefined where the action is none. */
const answered = (plan: Plan, action: PlanAction): Plan | undefined => {
  switch (action.type) {
    case 'answered':
      return { ...plan, ...action.change };
    case 'listed':
      return { ...plan, [action.list]: withOrWithout(plan[action.list], action.id, action.isChosen) };
    case 'chosen':
      return { ...plan, standards: withOrWithout(action.chosen, action.page, action.isChosen) };
    case 'held': {
      const others = plan.held.filter((held) => !isSameEdition(held, action.edition));
      return { ...plan, held: action.isHeld ? [...others, action.edition] : others };
    }
    case 'judged':
      return { ...plan, answers: withAnswer(plan.answers, action.question, action.answer) };
    default:
      return undefined;
  }
};

/** The next state. An answer ends what could be undone, and what was said of a link. */
export const planReducer = (state: PlanState, action: PlanAction): PlanState => {
  switch (action.type) {
    case 'went':
      return { ...state, plan: { ...state.plan, step: action.step ?? state.plan.step } };
    case 'began':
      return {
        plan: action.plan,
        today: action.today,
        complaint: action.complaint,
        offered: action.offered,
        cleared: undefined,
      };
    case 'decided':
      return {
        ...state,
        plan: action.use === 'link' ? (state.offered ?? state.plan) : state.plan,
        offered: undefined,
      };
    case 'cleared':
      return {
        ...state,
        plan: { ...emptyPlan, step: state.plan.step },
        cleared: state.plan,
        complaint: undefined,
        offered: undefined,
      };
    case 'undone':
      return { ...state, plan: state.cleared ?? state.plan, cleared: undefined };
    default: {
      const plan = answered(state.plan, action);
      return plan ? { ...state, plan, cleared: undefined, complaint: undefined } : state;
    }
  }
};
