import { type Question, stages } from '#src/content/tool-vocabulary.ts';
import { lastDayOf } from '#src/content/weeks.ts';
import { oneOf } from '#src/islands/link/fields.ts';
import { type Came, holdsAnswers } from '#src/islands/use-address.ts';
import { asksOf, nextOf } from '../answers/asks.ts';
import { numbers, type Typed } from '../answers/numbers.ts';
import { emptyPlan, heldOf, type Plan, writePlan, yesOrNo } from '../answers/plan.ts';
import { readPlan } from '../answers/read.ts';
import { findPages, standardsOf } from '../need/find.ts';
import type { PlanData } from '../plan-data.ts';

/** All there is to the tool at a moment: what is answered and what is shown. Everything else follows from it. */
export type State = {
  plan: Plan;
  view: 'start' | 'ask' | 'result';
  /** The question that is shown. */
  at: Question | undefined;
  /** What has been typed into the fields, which may be no number: then it counts as not answered. */
  typed: Readonly<Partial<Record<Typed, string>>>;
  /** More than one standard is named. */
  isSeveral: boolean;
  /** False while somebody else's plan is read. */
  isMine: boolean;
  /** What is not understood of a link. */
  complaint: string | undefined;
  /** The address said so, and nothing has been pressed or typed since. */
  isRead: boolean;
};

export type Action =
  | { type: 'read'; text: string; came: Came }
  | { type: 'choose'; question: Question; id: string }
  | { type: 'type'; question: Typed; typed: string }
  | { type: 'several' }
  | { type: 'next' }
  | { type: 'skip' };

export const initialState: State = {
  plan: emptyPlan,
  view: 'start',
  at: undefined,
  typed: {},
  isSeveral: false,
  isMine: true,
  complaint: undefined,
  isRead: true,
};

/** The pages that questions are asked for. */
export const pagesOf = (plan: Plan, data: PlanData) =>
  plan.std ?? [heldOf(plan)?.page ?? standardsOf(plan, findPages(plan, data))].flat();

const toggled = (list: readonly string[], id: string) =>
  list.includes(id) ? list.filter((one) => one !== id) : [...list, id];

/** A plan with one more answer; questions that take several go on with a press of their own. */
const answered = (plan: Plan, question: Question, given: string, isSeveral: boolean): Plan => {
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
    case 'people':
    case 'sites':
    case 'days':
      return { ...plan, [question]: numbers[question](given) };
    case 'end':
      return { ...plan, end: plan.held && given };
    case 'held':
    case 'work':
      return { ...plan, [question]: given };
  }
};

/** Whether one press answers and leads on. */
const goesOn = (question: Question, isSeveral: boolean) =>
  question !== 'why' && question !== 'market' && !(question === 'std' && isSeveral);

/** The one reducer of the plan. */
export const planReducer =
  (data: PlanData) =>
  (state: State, action: Action): State => {
    const { plan, at } = state;
    const pressed = { ...state, isRead: false };
    const onward = (next: Plan, after: Question): State => {
      const question = nextOf(next, asksOf(next, pagesOf(next, data), data), after);
      return {
        ...pressed,
        plan: next,
        at: question,
        view: question ? 'ask' : 'result',
        complaint: undefined,
      };
    };
    const unskipped = (question: Question): Plan => ({
      ...plan,
      skipped: plan.skipped.filter((one) => one !== question),
    });
    switch (action.type) {
      case 'read': {
        if (!holdsAnswers(action.text)) return initialState;
        const read = readPlan(action.text, data);
        const hasAnswers = writePlan({ ...read.plan, door: undefined }) !== '';
        const question = read.at ?? (hasAnswers ? undefined : asksOf(read.plan, [], data)[0]);
        if (!question && !hasAnswers) return { ...initialState, complaint: read.complaint };
        return {
          plan: read.plan,
          view: question ? 'ask' : 'result',
          at: question,
          typed: {},
          isSeveral: (read.plan.std?.length ?? 0) > 1,
          isMine: action.came === 'moved' || question !== undefined,
          complaint: read.complaint,
          isRead: true,
        };
      }
      case 'choose': {
        const { question, id } = action;
        const next = answered(unskipped(question), question, id, state.isSeveral);
        return goesOn(question, state.isSeveral) ? onward(next, question) : { ...pressed, plan: next };
      }
      case 'type':
        return {
          ...pressed,
          typed: { ...state.typed, [action.question]: action.typed },
          plan: answered(unskipped(action.question), action.question, action.typed, false),
        };
      case 'several':
        return { ...pressed, isSeveral: true };
      case 'next':
        return at ? onward(plan, at) : state;
      case 'skip':
        return at ? onward({ ...plan, skipped: [...new Set([...plan.skipped, at])] }, at) : state;
    }
  };
