import type { ReactNode } from 'react';
import { writePlan } from '../answers/plan.ts';
import { planResult } from '../result/result.ts';
import { Ask } from './ask.tsx';
import type { IslandData } from './from-content.ts';
import { type Action, stateAfter } from './press.ts';
import { ResultPage } from './result-page.tsx';
import type { State } from './state.ts';

type AskedProps = {
  data: IslandData;
  state: State;
  onState: (state: State) => void;
  /** The day the result is made for. */
  today: string;
  /** What this browser keeps, beside a plan as the text of a link. */
  kept: (answers: string) => ReactNode;
};

/** What follows the start: a question with what the answers come to, or the whole plan. */
export const Asked = ({ data, state, onState, today, kept }: AskedProps) => {
  const { plan, at } = state;
  const answers = writePlan(plan);
  const shown = { data, state, result: planResult(plan, today, data.tools), answers };
  const dispatch = (action: Action) => onState(stateAfter(state, action, data.tools));
  return at === 'start' || at === 'result' ? (
    <ResultPage {...shown} kept={kept(answers)} />
  ) : (
    <Ask {...shown} at={at} dispatch={dispatch} />
  );
};
