import { dayAfter, readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { lastDayOf, mondayBy, monthsAfter, weeksAfter } from '#src/content/weeks.ts';
import { isCountable } from '#src/features/editions/deadlines.ts';
import { editionState } from '#src/features/editions/edition-state.ts';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import type { HeldEdition } from '../link/schema.ts';
import type { PlanData } from '../plan-data.ts';
import { type Length, weeksGiven } from './place.ts';

/** When to begin a change and when its audit is, both Mondays. */
export type ChangeDates = { begin: string; audit: string };

export type Changeover = {
  held: HeldEdition;
  /** `ISO 9001:2015` */
  named: string;
  /**
   * current: nothing to change · ended: the edition is no longer accepted · over: the certificate has ended · undated:
   * valid until is not answered · late: even the quickest change takes too long · tight: a careful one does · dates:
   * there is time for both
   */
  kind: 'current' | 'ended' | 'over' | 'undated' | 'late' | 'tight' | 'dates';
  texts: readonly string[];
  careful: ChangeDates | undefined;
  latest: ChangeDates | undefined;
};

const years = 3;

/** The change to the next edition, counted back from the last day of the certificate. */
const datesBack = (last: string, length: Length, { changeover }: PlanData['phases']): ChangeDates => {
  const sum = (rows: typeof changeover) =>
    rows.reduce((all, row) => all + weeksGiven(row, length, undefined), 0);
  const audit = changeover.findIndex(({ id }) => id === 'audit');
  const begin = weeksAfter(mondayBy(dayAfter(last)), -sum(changeover));
  return { begin, audit: weeksAfter(begin, sum(changeover.slice(0, audit))) };
};

/** What a held edition asks for, and by when; undefined for one that the register does not know. */
export const changeoverOf = (
  held: HeldEdition,
  { register, phases }: Pick<PlanData, 'register' | 'phases'>,
  today: string,
): Changeover | undefined => {
  const edition = holdableEditions(register).find(
    ({ page, id }) => page === held.page && id === held.edition,
  );
  const row = register.find(({ page }) => page === held.page);
  if (!edition || !row) return undefined;
  const { holds } = phases;
  const { named } = edition;
  const result = (kind: Changeover['kind'], texts: readonly string[] = []): Changeover => ({
    held,
    named,
    kind,
    texts,
    careful: undefined,
    latest: undefined,
  });
  const state = editionState(row, today);
  const until = held.until && lastDayOf(held.until);
  if (state === 'ended' && !edition.isSuccessor)
    return result('ended', [fill(holds.ended, { successor: row.successor ?? '' })]);
  if (until && until < today) return result('over', [holds.over]);
  if (edition.isSuccessor || state === 'current' || state === 'expected') return result('current');
  if (!until) return result('undated');
  const end = row.ends && isCountable(row.ends) ? row.ends.day : undefined;
  // No certificate outlives the transition of its edition.
  const last = end && end < until ? end : until;
  const careful = datesBack(last, 'careful', phases);
  const latest = datesBack(last, 'quick', phases);
  if (latest.begin < today) return result('late', [holds.late]);
  const isShort = end !== undefined && end < monthsAfter(until, 12 * years);
  const kind = careful.begin < today ? 'tight' : 'dates';
  return {
    ...result(kind, [
      fill(holds[kind], {
        a: readableDay(careful.begin),
        b: readableDay(careful.audit),
        c: readableDay(latest.begin),
        d: readableDay(latest.audit),
      }),
      ...(isShort ? [fill(holds.short, { named, ends: readableDay(end) })] : []),
    ]),
    careful,
    latest,
  };
};
