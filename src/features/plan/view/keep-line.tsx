import { type Dispatch, useEffect, useId, useState } from 'react';
import { isAnswered } from '../link/state.ts';
import { writePlan } from '../link/write.ts';
import type { PlanWords } from '../words-schema.ts';
import { forgetPlan, keepPlan, keptPlan, onForgotten } from './keep.ts';
import type { PlanAction, PlanState } from './state.ts';

export type KeepLineProps = {
  state: PlanState;
  words: PlanWords;
  dispatch: Dispatch<PlanAction>;
  signal: AbortSignal | undefined;
};

/** Milliseconds without input before answers are kept on the device. */
const rest = 400;

/** Where the answers are, whether they stay on this device, and how to be rid of them. */
export const KeepLine = ({ state, words, dispatch, signal }: KeepLineProps) => {
  const { plan, cleared, offered } = state;
  const { keep } = words;
  const id = `plan${useId()}`;
  const [keeps, setKeeps] = useState(false);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (!signal) return;
    setKeeps(keptPlan() !== undefined);
    onForgotten(signal, () => setKeeps(false));
  }, [signal]);
  useEffect(() => {
    if (!keeps || offered) return;
    const write = () => {
      if (!isAnswered(plan)) forgetPlan();
      else if (!keepPlan(writePlan(plan))) {
        setRefused(true);
        setKeeps(false);
      }
    };
    const timer = setTimeout(write, rest);
    return () => clearTimeout(timer);
  }, [keeps, plan, offered]);
  const choose = (isOn: boolean) => {
    setRefused(false);
    setKeeps(isOn);
    if (!isOn) forgetPlan();
  };
  const clear = () => {
    forgetPlan();
    dispatch({ type: 'cleared' });
  };
  return (
    <div className="plan-keep" data-needs-script>
      <p id={`${id}-state`}>{keep.state}</p>
      <label className="plan-switch">
        <input type="checkbox" checked={keeps} onChange={({ target }) => choose(target.checked)} />
        {keep.keep}
      </label>
      <button type="button" onClick={clear}>
        {keep.clear}
      </button>
      <p role="status">
        {cleared && keep.cleared}
        {!cleared && keeps && keep.kept}
        {!cleared && isRefused && keep.refused}
      </p>
      {cleared && (
        <button type="button" onClick={() => dispatch({ type: 'undone' })}>
          {keep.undo}
        </button>
      )}
    </div>
  );
};
