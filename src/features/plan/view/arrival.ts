import { type Step, steps } from '#src/content/tool-vocabulary.ts';
import { dayOf } from '#src/features/editions/days-left.ts';
import { type Came, holdsAnswers } from '#src/islands/use-fragment.ts';
import { readPlan } from '../link/read.ts';
import { emptyPlan, isAnswered } from '../link/state.ts';
import { writePlan } from '../link/write.ts';
import type { PlanData } from '../plan-data.ts';
import { keptPlan } from './keep.ts';
import type { PlanAction } from './state.ts';

type Arrival = Extract<PlanAction, { type: 'began' | 'went' }>;

const isStep = (text: string): text is Step => steps.some((step) => step === text);

/**
 * What a fragment asks of the plan: to begin, with the plan of a link or the one the browser keeps, or to go to a step.
 * Going back to what this page has written is no link that was followed.
 */
export const arrival = (text: string, came: Came, tools: PlanData): Arrival => {
  const link = holdsAnswers(text) ? readPlan(text, tools) : undefined;
  const step = link ? link.plan.step : isStep(text) ? text : undefined;
  if (came === 'back' || (came === 'followed' && !link)) return { type: 'went', step };
  const today = dayOf(new Date());
  const kept = keptPlan();
  const mine = kept === undefined ? undefined : readPlan(kept, tools).plan;
  if (!link) {
    const plan = { ...(mine ?? emptyPlan), step: step ?? 'need' };
    return { type: 'began', today, plan, complaint: undefined, offered: undefined };
  }
  const { plan, complaint } = link;
  const differs = mine && isAnswered(mine) && writePlan({ ...mine, step: plan.step }) !== writePlan(plan);
  return differs && isAnswered(plan)
    ? { type: 'began', today, plan: mine, complaint, offered: plan }
    : { type: 'began', today, plan, complaint, offered: undefined };
};
