import { lazy, Suspense, useEffect, useState } from 'react';
import type { IslandProps } from '#src/islands/mount.tsx';
import { holdsAnswers } from '#src/islands/use-address.ts';
import type { IslandData } from './from-content.ts';
import { Kept } from './kept.tsx';
import { Start } from './start.tsx';

/** Questions and result come once there is something to ask: the doors are answered before them. */
const loadWork = () => import('./work.tsx');
/** Rejects where the network has gone: then a door says so. */
const beginWork = () => {
  loadWork().catch(() => {});
};
const Work = lazy(() => loadWork().then(({ Work: view }) => ({ default: view })));

/** The plan: its doors, and behind them the questions and their result. */
export const Plan = ({ data, signal, onReady }: IslandProps<IslandData>) => {
  const [isRunning, setRunning] = useState(false);
  const [work, setWork] = useState<'begun' | 'opened'>();
  useEffect(() => {
    if (!signal) return;
    const look = (how: 'begun' | 'opened') => {
      if (holdsAnswers(location.hash.slice(1))) setWork((before) => before ?? how);
    };
    look('opened');
    addEventListener('hashchange', () => look('begun'), { signal });
    setRunning(true);
    onReady?.();
  }, [signal, onReady]);
  const kept = <Kept answers="" words={data.tools.words.keep} isRunning={isRunning} />;
  const start = (
    <div className="plan-tool" data-view="start" onPointerEnter={beginWork}>
      <Start data={data} kept={kept} />
    </div>
  );
  return work ? (
    <Suspense fallback={start}>
      <Work data={data} signal={signal} hasBegun={work === 'begun'} />
    </Suspense>
  ) : (
    start
  );
};
