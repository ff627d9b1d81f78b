import { type Dispatch, useEffect, useRef } from 'react';
import { isNavigating } from '#src/browser/navigation/is-navigating.ts';
import { type Step, steps } from '#src/content/tool-vocabulary.ts';
import { dayOf } from '#src/editions/days-left.ts';
import { fragment, holdsAnswers, isUnread, rest } from '#src/islands/use-fragment.ts';
import type { PlanData } from '#src/tools/data.ts';
import { readPlan } from '#src/tools/plan/read.ts';
import { emptyPlan, isAnswered } from '#src/tools/plan/state.ts';
import { writePlan } from '#src/tools/plan/write.ts';
import { keptPlan } from './keep.ts';
import type { PlanAction, PlanState } from './state.ts';

type Began = Extract<PlanAction, { type: 'began' }>;

const isStep = (text: string): text is Step => steps.some((step) => step === text);

/** Whether this page has written the entry of the history: going back to one is no link that was followed. */
const isOwnEntry = () => history.state?.isPlan === true;

/** What the address and the browser's storage hold when the page comes, or when a link is followed on it. */
const arrival = (tools: PlanData): Began => {
  const today = dayOf(new Date());
  const kept = keptPlan();
  const mine = kept === undefined ? undefined : readPlan(kept, tools).plan;
  const text = fragment();
  if (!holdsAnswers(text))
    return {
      type: 'began',
      today,
      plan: { ...(mine ?? emptyPlan), step: isStep(text) ? text : 'need' },
      complaint: undefined,
      offered: undefined,
    };
  const { plan, complaint } = readPlan(text, tools);
  const differs = mine && isAnswered(mine) && writePlan({ ...mine, step: plan.step }) !== writePlan(plan);
  const isOffer = differs && isAnswered(plan);
  return {
    type: 'began',
    today,
    plan: isOffer ? mine : plan,
    complaint,
    offered: isOffer ? plan : undefined,
  };
};

/**
 * Keeps the plan and the address of the page together: reads a link when the page comes or one is followed, writes the
 * answers 400 ms after the last of them, and follows the visitor from step to step, also back and forward.
 */
export const useAddress = (
  { plan, today }: PlanState,
  dispatch: Dispatch<PlanAction>,
  tools: PlanData,
  signal: AbortSignal | undefined,
) => {
  const written = useRef(false);
  const seen = useRef<string>(undefined);
  useEffect(() => {
    if (!signal) return;
    const begin = () => {
      seen.current = fragment();
      // Answers that came with the address are to be taken out of it as well.
      written.current ||= holdsAnswers(fragment());
      const action = arrival(tools);
      dispatch(action);
      // The browser knows no section of the name of a whole plan.
      if (holdsAnswers(fragment()) && scrollY < innerHeight)
        document.getElementById(action.plan.step)?.scrollIntoView({ behavior: 'instant' });
    };
    const follow = () => {
      const text = fragment();
      seen.current = text;
      if (!holdsAnswers(text)) dispatch({ type: 'went', step: isStep(text) ? text : undefined });
      else if (isOwnEntry()) dispatch({ type: 'went', step: readPlan(text, tools).plan.step });
      else begin();
    };
    begin();
    addEventListener('hashchange', follow, { signal });
  }, [dispatch, tools, signal]);

  useEffect(() => {
    // Without an answer there is nothing to write, unless answers are to be taken out of the address.
    if (!today || !(written.current || isAnswered(plan))) return;
    const write = () => {
      if (signal?.aborted || isNavigating() || isUnread(seen.current)) return;
      written.current = true;
      const text = isAnswered(plan) ? writePlan(plan) : plan.step;
      if (text !== fragment())
        history.replaceState({ ...history.state, isPlan: true }, '', `${location.pathname}#${text}`);
      seen.current = fragment();
    };
    const timer = setTimeout(write, rest);
    return () => clearTimeout(timer);
  }, [plan, today, signal]);
};
