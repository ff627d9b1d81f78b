import { dayAfter } from '#src/content/days.ts';
import { lastDayOf, mondayBy, monthsAfter, weeksAfter } from '#src/content/weeks.ts';
import { isCountable } from '#src/features/editions/deadlines.ts';
import { editionState } from '#src/features/editions/edition-state.ts';
import { type HoldableEdition, holdableEditions } from '#src/features/editions/holdable.ts';
import type { RegisterRow } from '#src/features/editions/register-data.ts';
import type { HeldEdition } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import { isReplaced } from './edition-at.ts';
import { type Length, weeksGiven } from './place.ts';
import { type DatedPhase, dated } from './schedule.ts';

/**
 * How a held certificate goes on. change: to the next edition, at the renewal · before: to it at a yearly audit, as the edition
 * ends before the certificate · upgrade, upgrade-renewal: the same where audits to the next one begin on a day · renew-before:
 * renewed as it is, upgraded at the audit after · renew: nothing to change · renew-first: no time is left to change, and the
 * edition goes on · late: no time even for that · ended, over: edition or certificate is no longer valid · doubt: no certificate
 * runs so long · undated: valid until is not answered
 */
export type ChangeKind =
  | 'change'
  | 'before'
  | 'upgrade'
  | 'upgrade-renewal'
  | 'renew-before'
  | 'renew'
  | 'renew-first'
  | 'late'
  | 'ended'
  | 'over'
  | 'doubt'
  | 'undated';

export type Changeover = {
  held: HeldEdition;
  row: RegisterRow;
  /** The edition that is held, and the one that its next certificate is to. */
  named: string;
  target: string;
  kind: ChangeKind;
  /** The last day of the certificate. */
  until: string | undefined;
  /** The last day of the edition that is held, where that is sure enough to count with. */
  ends: string | undefined;
  /** Each with its usual time, and as short as it can be; a plan that would have begun in the past is not there. */
  careful: readonly DatedPhase[] | undefined;
  quick: readonly DatedPhase[] | undefined;
};

const years = 3;

type Rows = PlanData['phases']['changeover'];

/** Phases one after the other, so that the last of them is over by a day. */
const backFrom = (last: string, rows: Rows, length: Length): DatedPhase[] => {
  let end = 0;
  const placed = rows.map((row) => {
    const weeks = weeksGiven(row, length, undefined);
    const start = end;
    end += weeks;
    return { ...row, start, weeks };
  });
  return dated(placed, weeksAfter(mondayBy(dayAfter(last)), -end));
};

/** The Monday of the audit among dated phases. */
export const auditIn = (phases: readonly DatedPhase[]) => phases.find(({ id }) => id === 'audit')?.from ?? '';

/** The anniversaries of a certificate, its last day and those of the years around it, the first of them first. */
const anniversaries = (until: string) =>
  [-2, -1, 0, 1].map((count) => lastDayOf(monthsAfter(until, 12 * count).slice(0, 7)));

/**
 * How a held certificate goes on, with every date of the register looked at; undefined for an edition that the register does
 * not know.
 */
export const changeoverOf = (
  held: HeldEdition,
  { register, phases }: Pick<PlanData, 'register' | 'phases'>,
  today: string,
): Changeover | undefined => {
  const isHeld = ({ page, id }: HoldableEdition) => page === held.page && id === held.edition;
  const edition = holdableEditions(register).find(isHeld);
  const row = register.find(({ page }) => page === held.page);
  if (!edition || !row) return undefined;
  const { named } = edition;
  const until = held.until && lastDayOf(held.until);
  const first = row.firstAudits?.day;
  const state = editionState(row, today);
  const mustChange = !edition.isSuccessor && isReplaced(row, today);
  const ends = !edition.isSuccessor && row.ends && isCountable(row.ends) ? row.ends.day : undefined;
  const base = { held, row, named, until, ends, target: (mustChange && row.successor) || named };
  const without = (kind: ChangeKind): Changeover => ({ ...base, kind, careful: undefined, quick: undefined });

  const all = phases.changeover;
  const renewal = all.slice(all.findIndex(({ id }) => id === phases.renewalFrom));
  const upgrade = all
    .slice(0, all.findIndex(({ id }) => id === 'audit') + 1)
    .map((phase) =>
      phase.id === 'audit' ? { ...phase, label: phases.upgrade, row: phases.upgrade } : phase,
    );

  /** A way that ends by a day, as far as it can still be begun; undefined where it cannot. */
  const by = (last: string, kind: ChangeKind, rows: Rows, first = ''): Changeover | undefined => {
    const quick = backFrom(last, rows, 'quick');
    const careful = backFrom(last, rows, 'careful');
    const isOpen = (way: readonly DatedPhase[]) => (way[0]?.from ?? '') >= today && auditIn(way) >= first;
    if (!isOpen(quick)) return undefined;
    return { ...base, kind, quick, careful: isOpen(careful) ? careful : undefined };
  };
  /** The same with the certificate staying to the edition it is to. */
  const asIs = (kind: ChangeKind): Changeover | undefined => {
    // A certificate to the next edition was audited to it, and is again.
    const found = until && by(until, kind, renewal, edition.isSuccessor ? first : undefined);
    return found ? { ...found, target: named } : undefined;
  };

  if (state === 'ended' && !edition.isSuccessor) return without('ended');
  if (until && until < today) return without('over');
  if (!until) return without('undated');
  const isTooLong = until > lastDayOf(monthsAfter(today, 12 * years).slice(0, 7));
  const isTooEarly = edition.isSuccessor && first !== undefined && until < first;
  if (isTooLong || isTooEarly) return without('doubt');
  if (!mustChange) return asIs('renew') ?? without('late');

  if (first && ends) {
    const day = anniversaries(until).find((one) => one >= first && one >= today) ?? ends;
    const [last = ends] = [day, ends].toSorted();
    if (last === until) {
      const found = by(until, 'upgrade-renewal', all, first);
      if (found) return found;
    } else if (until >= first) {
      // Where the anniversary is too near, a later audit carries it, as long as the edition goes on.
      const later = () =>
        until <= ends ? by(until, 'upgrade-renewal', all, first) : by(ends, 'upgrade', upgrade, first);
      return by(last, 'upgrade', upgrade, first) ?? later() ?? without('late');
    }
    const renewed = asIs('renew-before');
    if (!renewed?.quick || auditIn(renewed.quick) >= first) return without('late');
    return {
      ...renewed,
      careful: renewed.careful && auditIn(renewed.careful) < first ? renewed.careful : undefined,
    };
  }
  if (ends && ends < until) return by(ends, 'before', all) ?? without('late');
  return by(until, 'change', all) ?? (ends ? asIs('renew-first') : undefined) ?? without('late');
};
