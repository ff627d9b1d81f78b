import { dayAfter } from '#src/content/days.ts';
import { mondayBy, weeksAfter } from '#src/content/weeks.ts';
import { longest, type Path } from './paths.ts';
import { endOf, type Length } from './place.ts';

/** Whether what is wanted can be there in time. */
export type Fit = {
  kind: 'room' | 'tight' | 'late';
  /** The last Mondays to begin all paths on. */
  latest: Record<Length, string>;
};

/** Whether all paths are at their end by a day, beginning on a Monday. */
export const fitOf = (paths: readonly Path[], wanted: string, monday: string): Fit => {
  const end = mondayBy(dayAfter(wanted));
  const latestOf = (length: Length) => weeksAfter(end, -longest(paths, length));
  const latest = { quick: latestOf('quick'), careful: latestOf('careful') };
  const isTight = latest.quick >= monday;
  return { kind: latest.careful >= monday ? 'room' : isTight ? 'tight' : 'late', latest };
};

/** Whether the time in use, not the writing, decides how long the quickest plan is. */
export const isPacedByRecords = ({ quick }: Path) => {
  const run = quick.find(({ id }) => id === 'run');
  const build = quick.find(({ id }) => id === 'build');
  return run !== undefined && build !== undefined && endOf(run) > endOf(build);
};
