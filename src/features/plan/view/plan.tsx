import { lazy } from 'react';
import type { IslandProps } from '#src/islands/mount.tsx';
import { useTool } from '#src/islands/use-tool.ts';
import type { IslandData } from './from-content.ts';
import { Kept } from './kept.tsx';
import { Start } from './start.tsx';
import { partsOf, startState, stateOf } from './state.ts';

/** Questions and result come once there is something to ask: the doors are answered before them. */
const loadAsked = () => import('./asked.tsx');
/** Rejects where the network has gone: then a door says so. */
const beginAsked = () => {
  loadAsked().catch(() => {});
};
const Asked = lazy(() => loadAsked().then(({ Asked: view }) => ({ default: view })));

const viewOf = ({ at }: typeof startState) => at;

/** One state, one result, and the views of it: the doors, the questions behind them, and the plan. */
export const Plan = ({ data, ...page }: IslandProps<IslandData>) => {
  const { tools } = data;
  const [{ answers: state, notice, today }, onState] = useTool(
    {
      words: tools.asking,
      empty: startState,
      read: (fields, came) => stateOf(fields, came, tools),
      partsOf,
      viewOf,
    },
    page,
  );
  const kept = (answers: string) => (
    <Kept answers={answers} words={tools.words.keep} isRunning={today !== undefined} />
  );
  return (
    <div className="plan-tool" onPointerEnter={beginAsked}>
      {notice && (
        <p className="tool-notice" role="status">
          {notice}
        </p>
      )}
      {state.at === 'start' || today === undefined ? (
        <Start data={data} kept={kept('')} />
      ) : (
        <Asked {...{ data, state, onState, today, kept }} />
      )}
    </div>
  );
};
