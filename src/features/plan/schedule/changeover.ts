import { dayAfter, lastDayOf, mondayAfter, monthsAfter, weeksAfter } from '#src/content/days.ts';
import { isCountable } from '#src/features/editions/deadlines.ts';
import { editionState } from '#src/features/editions/edition-state.ts';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import type { RegisterRow } from '#src/features/editions/register-data.ts';
import type { PlanData } from '../plan-data.ts';
import { laterBy, weeksBeforeHolidays } from './holidays.ts';
import { auditIn, type DatedPhase, inOrder, isAudit, type Length, lengths, weeksGiven } from './paths.ts';

type Rows = PlanData['phases']['changeover'];
/** Which way it goes on. */
type Kind = keyof PlanData['words']['holds'];

/** Whether the edition that a page is named for has been followed by another, or is no longer valid. */
export const isReplaced = (row: RegisterRow, today: string) =>
  !['current', 'expected'].includes(editionState(row, today));

/**
 * The edition that an audit on a day is to: the successor from its first audits on, or as soon as it is published where no such
 * day is known, else the one the page is named for.
 */
export const editionAt = (row: RegisterRow, auditDay: string, today: string) => {
  const { named, successor, firstAudits } = row;
  if (!successor || !isReplaced(row, today)) return named;
  return firstAudits && auditDay < firstAudits.day ? named : successor;
};

/** Phases one after the other, so that the last of them is over before a day. */
const backFrom = (last: string, rows: Rows, length: Length) => {
  const weeksOf = (row: Rows[number]) => weeksGiven(row, length);
  const weeks = rows.reduce((sum, row) => sum + weeksOf(row), 0);
  return inOrder(rows, weeksAfter(mondayAfter(dayAfter(last, -1)), -weeks), weeksOf);
};

/** The anniversaries of a certificate, its last day and those of the years around it, the first of them first. */
const anniversaries = (until: string) =>
  [-2, -1, 0, 1].map((count) => lastDayOf(monthsAfter(until, 12 * count).slice(0, 7)));

/**
 * How a held certificate goes on, with every date of the register looked at; undefined for an edition that the register does
 * not know.
 * @param held its page and edition: `iso-9001@2015`
 * @param end the month it ends
 * @returns `plans`: with their usual time, and as short as they can be; those that would have begun in the past are not there
 */
export const changeoverOf = (
  held: string,
  end: string | undefined,
  { register, phases }: PlanData,
  today: string,
) => {
  const edition = holdableEditions(register).find(({ page, id }) => held === `${page}@${id}`);
  const row = register.find(({ page }) => page === edition?.page);
  if (!edition || !row) return undefined;
  const { named } = edition;
  const until = end && lastDayOf(end);
  const first = row.firstAudits?.day;
  const state = editionState(row, today);
  const mustChange = !edition.isSuccessor && isReplaced(row, today);
  const ends = !edition.isSuccessor && row.ends && isCountable(row.ends) ? row.ends.day : undefined;
  /** The edition that is held, that of the next certificate, and the last days of certificate and edition. */
  const base = { row, named, target: (mustChange && row.successor) || named, until, ends };
  const change = (kind: Kind, plans: readonly (readonly DatedPhase[])[] = []) => ({ ...base, kind, plans });

  if (state === 'ended' && !edition.isSuccessor) return change('ended');
  if (until && until < today) return change('over');
  if (!until) return change('undated');
  const isTooLong = until > lastDayOf(monthsAfter(today, 3 * 12).slice(0, 7));
  const isTooEarly = edition.isSuccessor && first !== undefined && until < first;
  if (isTooLong || isTooEarly) return change('doubt');

  const all = phases.changeover;
  const renewal = all.slice(all.findIndex(({ id }) => id === phases.renewalFrom));
  const audit = all.findIndex(({ id }) => id === 'audit');
  const called = { label: phases.upgrade, row: phases.upgrade };
  const upgrade = all
    .slice(0, audit + 1)
    .map((phase, at) => (at === audit ? { ...phase, ...called } : phase));

  /**
   * A way that ends before a day, as far as it can still be begun: some weeks before it where its audit would fall in a
   * holiday, and can be earlier. Undefined where it cannot be begun.
   */
  const by = (last: string, kind: Kind, rows: Rows, first = '') => {
    const isOpen = (plan: readonly DatedPhase[]) =>
      (plan[0]?.from ?? '') >= today && (auditIn(plan) ?? '') >= first;
    const plans = lengths.flatMap((length) => {
      const latest = backFrom(last, rows, length);
      const earlier = laterBy(-weeksBeforeHolidays(latest.filter(isAudit)), latest);
      return [earlier, latest].filter(isOpen).slice(0, 1);
    });
    return plans.length > 0 ? change(kind, plans.toReversed()) : undefined;
  };
  /** The same with the certificate staying to the edition it is to. */
  const asIs = (kind: Kind) => {
    // A certificate to the next edition was audited to it, and is again.
    const found = by(until, kind, renewal, edition.isSuccessor ? first : undefined);
    return found && { ...found, target: named };
  };
  if (!mustChange) return asIs('renew') ?? change('late');

  if (first && ends) {
    const day = anniversaries(until).find((one) => one >= first && one >= today) ?? ends;
    const [last = ends] = [day, ends].toSorted();
    const atRenewal = by(until, 'upgrade-renewal', all, first);
    if (last === until && atRenewal) return atRenewal;
    if (last !== until && until >= first) {
      // Where the anniversary is too near, a later audit carries it, as long as the edition goes on.
      const later = until <= ends ? atRenewal : by(ends, 'upgrade', upgrade, first);
      return by(last, 'upgrade', upgrade, first) ?? later ?? change('late');
    }
    const renewed = asIs('renew-before');
    const isBefore = renewed?.plans.every((plan) => (auditIn(plan) ?? '') < first);
    return renewed && isBefore ? renewed : change('late');
  }
  if (ends && ends < until) return by(ends, 'before', all) ?? change('late');
  return by(until, 'change', all) ?? (ends ? asIs('renew-first') : undefined) ?? change('late');
};

export type Changeover = NonNullable<ReturnType<typeof changeoverOf>>;
