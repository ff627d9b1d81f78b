import { dayAfter } from '#src/content/days.ts';
import { mondayBy, weeksAfter } from '#src/content/weeks.ts';
import { type Path, weeksOf } from './paths.ts';
import { endOf, type Length, lengths } from './place.ts';
import { endDay } from './schedule.ts';

/** Whether what is wanted can be there in time. */
export type Fit = {
  kind: 'room' | 'tight' | 'late';
  /** The last Mondays to begin all paths on. */
  latest: Record<Length, string>;
  /** The day that all of it is there at the earliest. */
  earliest: string;
};

/** The last Monday to begin on, so that a path is at its end by a day. */
const latestBegin = (path: Path, length: Length, wanted: string) =>
  weeksAfter(mondayBy(dayAfter(wanted)), -weeksOf(path, length));

const first = (days: readonly string[]) => days.toSorted()[0] ?? '';
const last = (days: readonly string[]) => days.toSorted().at(-1) ?? '';

/** Whether all paths are at their end by a day, beginning on a Monday. */
export const fitOf = (paths: readonly Path[], wanted: string, monday: string): Fit => {
  const latestOf = (length: Length) => first(paths.map((path) => latestBegin(path, length, wanted)));
  const latest = { quick: latestOf('quick'), careful: latestOf('careful') };
  const [kind = 'late'] = (['room', 'tight'] as const).filter(
    (_, index) => latest[lengths[1 - index] ?? 'quick'] >= monday,
  );
  return { kind, latest, earliest: last(paths.map((path) => endDay(path, 'quick', monday))) };
};

/** Whether the time in use, not the writing, decides how long the quickest plan is. */
export const isPacedByRecords = ({ quick }: Path) => {
  const run = quick.find(({ id }) => id === 'run');
  const build = quick.find(({ id }) => id === 'build');
  return run !== undefined && build !== undefined && endOf(run) > endOf(build);
};
