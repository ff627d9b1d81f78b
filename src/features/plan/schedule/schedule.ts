import { dayAfter } from '#src/content/days.ts';
import { weeksAfter } from '#src/content/weeks.ts';
import { type Path, weeksOf } from './paths.ts';
import type { Length, Placed } from './place.ts';

/** A phase with its days: from a Monday to a Sunday. */
export type DatedPhase = Placed & { from: string; until: string };

/** The phases of a path from a Monday on. */
export const dated = (placed: readonly Placed[], monday: string): DatedPhase[] =>
  placed.map((phase) => {
    const from = weeksAfter(monday, phase.start);
    return { ...phase, from, until: dayAfter(weeksAfter(from, phase.weeks), -1) };
  });

/** The last day of a path that begins on a Monday: the day its certificate is there. */
export const endDay = (path: Path, length: Length, monday: string) =>
  dayAfter(weeksAfter(monday, weeksOf(path, length)), -1);

const auditOf = (path: Path, length: Length) => path[length].find(({ id }) => id === 'stage-2');

/** Whether an outside body audits, as it does not for CE marking. */
export const hasAudit = (path: Path) => auditOf(path, 'quick') !== undefined;

/** The Monday of the audit of a path that begins on a Monday. */
export const auditDay = (path: Path, length: Length, monday: string) =>
  weeksAfter(monday, auditOf(path, length)?.start ?? 0);
