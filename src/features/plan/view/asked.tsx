import type { Dispatch, ReactNode, SetStateAction } from 'react';
import { dayOf } from '#src/features/editions/days-left.ts';
import type { ToolState } from '#src/islands/use-tool.ts';
import { writePlan } from '../answers/plan.ts';
import type { IslandData } from '../plan-data.ts';
import { planResult } from '../result/result.ts';
import { Ask } from './ask.tsx';
import { ResultPage } from './result-page.tsx';
import { type Action, type State, stateAfter } from './state.ts';

type AskedProps = {
  data: IslandData;
  state: State;
  setState: Dispatch<SetStateAction<ToolState<State>>>;
  /** The day the result is made for. */
  today: string;
  /** What this browser keeps, beside a plan as the text of a link. */
  kept: (answers: string) => ReactNode;
};

/** What follows the start: a question with what the answers come to, or the whole plan. */
export const Asked = ({ data, state, setState, today, kept }: AskedProps) => {
  const { plan, at } = state;
  const answers = writePlan(plan);
  const shown = { data, state, result: planResult(plan, today, data.tools), answers };
  const dispatch = (action: Action) =>
    // The day is asked each time: a page may stay open over midnight.
    setState((before) => ({
      answers: stateAfter(before.answers, action, data.tools),
      today: dayOf(new Date()),
    }));
  return at === 'start' || at === 'result' ? (
    <ResultPage {...shown} kept={kept(answers)} />
  ) : (
    <Ask {...shown} at={at} dispatch={dispatch} />
  );
};
