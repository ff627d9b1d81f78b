import { useCallback, useMemo, useReducer, useState } from 'react';
import { dayOf } from '#src/features/editions/days-left.ts';
import { useArrival } from '#src/islands/ask/use-arrival.ts';
import type { IslandProps } from '#src/islands/mount.tsx';
import { type Came, useAddress } from '#src/islands/use-address.ts';
import { writePlan } from '../answers/plan.ts';
import { planResult } from '../result/result.ts';
import { Ask } from './ask.tsx';
import type { IslandData } from './from-content.ts';
import { Kept } from './kept.tsx';
import { ResultPage } from './result-page.tsx';
import { Start } from './start.tsx';
import { initialState, planReducer } from './state.ts';

const today = () => dayOf(new Date());

/**
 * One state, one result, and the views of it.
 * @param hasBegun a door was pressed; not so where the page came with a question or a result
 */
export const Work = ({ data, signal, hasBegun }: IslandProps<IslandData> & { hasBegun: boolean }) => {
  const { tools } = data;
  const reducer = useMemo(() => planReducer(tools), [tools]);
  const [state, dispatch] = useReducer(reducer, initialState);
  const [isRunning, setRunning] = useState(false);
  const { plan, view, at, isMine, isRead, complaint } = state;
  const read = useCallback((text: string, came: Came) => {
    dispatch({ type: 'read', text, came });
    setRunning(true);
  }, []);
  const answers = view === 'start' ? '' : writePlan(plan);
  const screen = at ? `at=${at}` : '';
  useAddress({ screen, answers: isRunning && isMine ? answers : undefined, isRead, onRead: read, signal });
  const from = hasBegun ? 'start' : undefined;
  useArrival(isRunning ? `${view} ${screen}` : from);
  // Asked each time: a page may stay open over midnight.
  const day = today();
  const result = useMemo(
    () => (view === 'start' ? undefined : planResult(plan, day, tools)),
    [view, plan, day, tools],
  );
  const shown = view === 'result' ? answers : '';
  const kept = <Kept answers={shown} words={tools.words.keep} isRunning={isRunning} />;
  return (
    <div className="plan-tool" data-view={view}>
      {complaint && (
        <p className="tool-notice" role="status">
          {complaint}
        </p>
      )}
      {view === 'ask' && at && result ? (
        <Ask data={data} state={state} at={at} result={result} dispatch={dispatch} />
      ) : view === 'result' && result ? (
        <ResultPage data={data} state={state} result={result} answers={answers} kept={kept} />
      ) : (
        <Start data={data} kept={kept} />
      )}
    </div>
  );
};
