import { dayAfter, readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { mondayBy, mondayFrom, weeksAfter } from '#src/content/weeks.ts';
import type { Plan } from '../link/schema.ts';
import { longestPath, type Path, type Paths, weeksOf } from './paths.ts';
import { endOf, type Length } from './place.ts';
import { auditDay, endDay, weeksToAudit } from './schedule.ts';
import type { Phases } from './schema.ts';

/** Whether what is wanted can be there in time. */
export type Verdict = {
  kind: 'room' | 'tight' | 'late';
  text: string;
  /** The last Mondays to begin on. */
  latest: { quick: string; careful: string };
};

type Wanted = NonNullable<Plan['wanted']>;

/** The Monday that a plan begins on: the first from its day on, and never in the past. */
export const startOf = ({ start }: Pick<Plan, 'start'>, today: string) =>
  mondayFrom(start && start > today ? start : today);

/** The day that what is wanted is there, when the path begins on a Monday. */
const dayOf = (path: Path, length: Length, { kind }: Wanted, monday: string) =>
  kind === 'certificate' ? endDay(path, length, monday) : auditDay(path, length, monday);

/** The last Monday to begin on, so that what is wanted is there by its day. */
const latestBegin = (path: Path, length: Length, { kind, day }: Wanted) =>
  kind === 'certificate'
    ? weeksAfter(mondayBy(dayAfter(day)), -weeksOf(path, length))
    : weeksAfter(mondayBy(day), -weeksToAudit(path, length));

/** Whether the longest path can give what is wanted in time, beginning on a Monday; nothing where there is no path. */
export const verdictOf = (
  paths: Paths,
  wanted: Wanted,
  monday: string,
  { verdicts }: Pick<Phases, 'verdicts'>,
): Verdict | undefined => {
  const quick = longestPath(paths, 'quick');
  const careful = longestPath(paths, 'careful');
  if (!quick || !careful) return undefined;
  const latest = {
    quick: latestBegin(quick, 'quick', wanted),
    careful: latestBegin(careful, 'careful', wanted),
  };
  if (latest.careful >= monday) {
    const text = fill(verdicts.room, { latestCareful: readableDay(latest.careful) });
    return { kind: 'room', text, latest };
  }
  if (latest.quick >= monday) {
    const text = fill(verdicts.tight, { latestQuick: readableDay(latest.quick) });
    return { kind: 'tight', text, latest };
  }
  const date = readableDay(dayOf(quick, 'quick', wanted, monday));
  return { kind: 'late', text: fill(verdicts.late, { date }), latest };
};

/** The plan to keep to: the careful one, unless what is wanted leaves time for the quick one at most. */
export const lengthFor = (verdict: Verdict | undefined): Length =>
  verdict && verdict.kind !== 'room' ? 'quick' : 'careful';

/** Whether the time in use, not the writing, decides how long the quickest plan is. */
export const isPacedByRecords = (paths: Paths) => {
  const phases = longestPath(paths, 'quick')?.quick ?? [];
  const run = phases.find(({ id }) => id === 'run');
  const build = phases.find(({ id }) => id === 'build');
  return run !== undefined && build !== undefined && endOf(run) > endOf(build);
};
