import { readableDay } from '#src/content/days.ts';
import { longestPath } from '../schedule/paths.ts';
import { endDay } from '../schedule/schedule.ts';
import type { Results } from './results.ts';

/** The result in one line at the foot of small screens, where the drawing is far from its questions. For the eye alone. */
export const Glance = ({ found: { days, paths, monday } }: { found: Results }) => {
  const path = longestPath(paths, 'quick');
  const initial = days.total?.initial;
  const parts = [
    ...(initial ? [`${initial.low}–${initial.high} days`] : []),
    ...(path ? [readableDay(endDay(path, 'quick', monday))] : []),
  ];
  return (
    <div className="plan-glance" aria-hidden="true">
      {parts.join(' · ')}
    </div>
  );
};
