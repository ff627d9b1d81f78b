import { useCallback, useDeferredValue, useEffect, useMemo, useReducer, useRef, useState } from 'react';
import type { IslandProps } from '#src/islands/mount.tsx';
import { type Came, holdsAnswers, useFragment } from '#src/islands/use-fragment.ts';
import { isAnswered } from '../link/state.ts';
import { writePlan } from '../link/write.ts';
import { arrival } from './arrival.ts';
import type { Rate } from './days-result.tsx';
import { Glance } from './glance.tsx';
import type { IslandData } from './island-data.ts';
import { KeepLine } from './keep-line.tsx';
import { LinkNotice } from './link-notice.tsx';
import { type Results, resultsOf, withoutRepeats } from './results.ts';
import { initialState, planReducer } from './state.ts';
import { StepEffort } from './step-effort.tsx';
import { StepExport } from './step-export.tsx';
import { StepNeed } from './step-need.tsx';
import { StepReady } from './step-ready.tsx';

const none: readonly string[] = [];

/** The workbench: one state for four steps, each of which stands for itself. */
export const Plan = ({ data, signal, onReady }: IslandProps<IslandData>) => {
  const [state, dispatch] = useReducer(planReducer, initialState);
  // Never part of the plan: it is in no link, and not kept.
  const [rate, setRate] = useState<Rate>({});
  const { plan, today } = state;
  const { tools } = data;
  const { words } = tools;
  const follow = useCallback(
    (text: string, came: Came) => {
      const action = arrival(text, came, tools);
      dispatch(action);
      // The browser knows no section of the name of a whole plan.
      if (action.type === 'began' && holdsAnswers(text) && scrollY < innerHeight)
        document.getElementById(action.plan.step)?.scrollIntoView({ behavior: 'instant' });
    },
    [tools],
  );
  useFragment(today && (isAnswered(plan) ? writePlan(plan) : plan.step), follow, signal);
  const isRunning = today !== undefined;
  useEffect(() => {
    if (isRunning) onReady?.();
  }, [isRunning, onReady]);
  // An answer is painted at once; what follows from it a moment later.
  const settled = useDeferredValue(plan);
  const last = useRef<Results>(undefined);
  const found = useMemo(() => {
    if (today) last.current = withoutRepeats(last.current, resultsOf(settled, data, today));
    return last.current;
  }, [settled, data, today]);
  // Each step gets its own answers alone: those of another leave it as it is.
  const { step: _, sector, reasons, named, markets, held, standards, answers, ...circumstances } = plan;
  const chosen = standards ?? found?.standards ?? none;
  const step = { data, found, chosen, dispatch };
  return (
    <>
      <p className="plan-missing" data-island-missing hidden>
        {words.notLoaded}
      </p>
      <LinkNotice state={state} words={words} dispatch={dispatch} />
      <StepNeed {...step} {...{ sector, reasons, named, markets, held }} />
      <StepEffort {...step} answers={circumstances} rate={rate} onRate={setRate} />
      <StepReady {...step} answers={answers} />
      <StepExport data={data} found={found} rate={rate} />
      <KeepLine state={state} words={words} dispatch={dispatch} signal={signal} />
      {found && <Glance found={found} />}
    </>
  );
};
