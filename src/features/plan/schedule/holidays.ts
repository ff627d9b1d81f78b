import { dayAfter } from '#src/content/days.ts';
import { type DatedPhase, isAudit } from './paths.ts';

/** The days round which few bodies audit, from the first to the last, without their year. */
const holidays = { newYear: ['04-13', '04-14'], christmas: ['12-25', '12-31'] } as const;

/** Phases as they are, begun some weeks later. */
export const laterBy = (weeks: number, phases: readonly DatedPhase[]) =>
  phases.map((phase) => ({
    ...phase,
    from: dayAfter(phase.from, 7 * weeks),
    until: dayAfter(phase.until, 7 * weeks),
  }));

/** The holiday that a main audit falls in, if any. */
export const holidayOf = (phases: readonly DatedPhase[]) => {
  const { from = '', until = '' } = phases.find(isAudit) ?? {};
  const year = from.slice(0, 5);
  return (['newYear', 'christmas'] as const).find((name) => {
    const [first, last] = holidays[name];
    return from <= year + last && until >= year + first;
  });
};

/** The same phases, with an audit that would fall in a holiday, and what follows it, after that. */
export const afterHolidays = (phases: readonly DatedPhase[]): readonly DatedPhase[] => {
  if (!holidayOf(phases)) return phases;
  const audit = phases.findIndex(isAudit);
  return afterHolidays([...phases.slice(0, audit), ...laterBy(1, phases.slice(audit))]);
};

/** The weeks by which a plan may begin earlier to keep clear of a holiday. */
const earlier = [0, 1, 2, 3];
export const mostWeeksEarlier = Math.max(...earlier);

/** By how many weeks plans are to be begun earlier, so that none of these audits falls in a holiday; none where that is too many. */
export const weeksBeforeHolidays = (audits: readonly DatedPhase[]) =>
  earlier.find((weeks) => !laterBy(-weeks, audits).some((audit) => holidayOf([audit]))) ?? 0;
