import { useDeferredValue, useEffect, useMemo, useReducer, useState } from 'react';
import type { PartialRate } from './days-result.tsx';
import { Glance } from './glance.tsx';
import type { IslandData } from './island-data.ts';
import { KeepLine } from './keep-line.tsx';
import { LinkNotice } from './link-notice.tsx';
import { resultsOf } from './results.ts';
import { initialState, planReducer } from './state.ts';
import { StepNeed } from './step-need.tsx';
import { StepReady } from './step-ready.tsx';
import { StepTake } from './step-take.tsx';
import { StepTakes } from './step-takes.tsx';
import { useAddress } from './use-address.ts';

export type PlanProps = {
  data: IslandData;
  /** Ends when the page is left; without one nothing runs, and the markup stands by itself. */
  signal?: AbortSignal | undefined;
  /** Called once the plan answers. */
  onReady?: () => void;
};

/** The workbench: one state for four steps, each of which stands for itself. */
export const Plan = ({ data, signal, onReady }: PlanProps) => {
  const [state, dispatch] = useReducer(planReducer, initialState);
  // Never part of the plan: it is in no link, and not kept.
  const [rate, setRate] = useState<PartialRate>({});
  const { plan, today } = state;
  const { words } = data.tools;
  useAddress(state, dispatch, data.tools, signal);
  const isRunning = today !== undefined;
  useEffect(() => {
    if (isRunning) onReady?.();
  }, [isRunning, onReady]);
  // An answer is painted at once; what follows from it a moment later.
  const settled = useDeferredValue(plan);
  const found = useMemo(() => (today ? resultsOf(settled, data, today) : undefined), [settled, data, today]);
  const step = { plan, data, found, dispatch };
  return (
    <>
      <p className="plan-missing" data-island-missing hidden>
        {words.notLoaded}
      </p>
      <LinkNotice state={state} words={words} dispatch={dispatch} />
      <StepNeed {...step} />
      <StepTakes {...step} rate={rate} onRate={setRate} />
      <StepReady
        answers={plan.answers}
        chosen={plan.standards}
        data={data}
        found={found}
        dispatch={dispatch}
      />
      <StepTake data={data} found={found} rate={rate} />
      <KeepLine state={state} words={words} dispatch={dispatch} signal={signal} />
      {found && <Glance found={found} />}
    </>
  );
};
