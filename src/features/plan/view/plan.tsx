import { lazy } from 'react';
import { type IslandProps, mountOf } from '#src/islands/mount.tsx';
import { useTool } from '#src/islands/use-tool.ts';
import type { PlanData } from '../plan-data.ts';
import { Kept } from './kept.tsx';
import { Start } from './start.tsx';
import { partsOf, type State, startState, stateOf } from './state.ts';

/** What is behind the doors. */
const later = () => import('./asked.tsx');
const Asked = lazy(() => later().then((module) => ({ default: module.Asked })));

/** One state, one result, and the views of it: the doors, the questions behind them, and the plan. */
export const Plan = ({ data, ...page }: IslandProps<PlanData>) => {
  const [{ answers: state, notice, today }, onState] = useTool(
    {
      words: data.asking,
      empty: startState,
      read: (fields, came) => stateOf(fields, came, data),
      partsOf,
      viewOf: ({ at }: State) => at,
    },
    page,
  );
  return (
    <>
      {notice && (
        <p className="tool-notice" role="status" data-text="label">
          {notice}
        </p>
      )}
      {state.at === 'start' || today === undefined ? (
        <Start data={data} kept={today && <Kept answers="" words={data.words.keep} />} />
      ) : (
        <Asked {...{ data, state, onState, today }} />
      )}
    </>
  );
};

export const behaviour = mountOf(Plan, later);
