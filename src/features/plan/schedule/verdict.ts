import { dayAfter } from '#src/content/days.ts';
import { mondayBy, mondayFrom, weeksAfter } from '#src/content/weeks.ts';
import type { Plan } from '../answers/schema.ts';
import { type Path, weeksOf } from './paths.ts';
import { endOf, type Length, lengths } from './place.ts';
import { auditDay, endDay, hasAudit, weeksToAudit } from './schedule.ts';

export type Wanted = Exclude<NonNullable<Plan['wanted']>, 'open'>;

/** Whether what is wanted can be there in time. */
export type Fit = {
  kind: 'room' | 'tight' | 'late';
  /** The last Mondays to begin all paths on. */
  latest: Record<Length, string>;
  /** The day that all of it is there at the earliest: of an audit the Monday of its week. */
  earliest: string;
};

/** The Monday that a plan begins on: the first from its day on, and never in the past. */
export const startOf = ({ start }: Pick<Plan, 'start'>, today: string) =>
  mondayFrom(start && start > today ? start : today);

const isOfAudit = (path: Path, { kind }: Wanted) => kind === 'audit' && hasAudit(path);

/** The day that what is wanted of a path is there, when it begins on a Monday. */
const dayOf = (path: Path, length: Length, wanted: Wanted, monday: string) =>
  isOfAudit(path, wanted) ? auditDay(path, length, monday) : endDay(path, length, monday);

/** The last Monday to begin on, so that what is wanted of a path is there by its day. */
const latestBegin = (path: Path, length: Length, wanted: Wanted) =>
  isOfAudit(path, wanted)
    ? weeksAfter(mondayBy(wanted.day), -weeksToAudit(path, length))
    : weeksAfter(mondayBy(dayAfter(wanted.day)), -weeksOf(path, length));

const first = (days: readonly string[]) => days.toSorted()[0] ?? '';
const last = (days: readonly string[]) => days.toSorted().at(-1) ?? '';

/** Whether all paths give what is wanted in time, beginning on a Monday: each by its own audit or end. */
export const fitOf = (paths: readonly Path[], wanted: Wanted, monday: string): Fit => {
  const latestOf = (length: Length) => first(paths.map((path) => latestBegin(path, length, wanted)));
  const latest = { quick: latestOf('quick'), careful: latestOf('careful') };
  const [kind = 'late'] = (['room', 'tight'] as const).filter(
    (_, index) => latest[lengths[1 - index] ?? 'quick'] >= monday,
  );
  return { kind, latest, earliest: last(paths.map((path) => dayOf(path, 'quick', wanted, monday))) };
};

/** Whether the time in use, not the writing, decides how long the quickest plan is. */
export const isPacedByRecords = ({ quick }: Path) => {
  const run = quick.find(({ id }) => id === 'run');
  const build = quick.find(({ id }) => id === 'build');
  return run !== undefined && build !== undefined && endOf(run) > endOf(build);
};
