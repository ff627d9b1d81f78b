import { mondayAfter, readableDay, weeksAfter } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { daysBetween } from '#src/features/editions/days-left.ts';
import type { Plan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import { afterHolidays, holidayOf, laterBy, weeksBeforeHolidays } from '../schedule/holidays.ts';
import {
  auditIn,
  type DatedPhase,
  isAudit,
  type Length,
  lastDayIn,
  latestOf,
  longest,
  type Path,
  weeksIn,
} from '../schedule/paths.ts';
import { readableWish, said, told } from './readable.ts';
import type { Key } from './result.ts';

type Phases = readonly DatedPhase[];

/** A way to a certificate with its days, all `2027-03-22`. */
export type Way = ReturnType<typeof wayOf>;

type WayGiven = {
  id: string;
  title: string;
  /** What it leads to certificates of. */
  pages: readonly string[];
  /** A day the way is measured by: that it is wanted, or that the certificate ends. */
  flag: { label: string; day: string } | undefined;
  /** Whether a certificate with yearly visits comes of it. */
  isCertified: boolean;
  /** One or two plans of the same phases: that of the key figure, and beside it the other, unless it would have begun in the past. */
  plans: readonly Phases[];
  /** What each of them is called, their audit, and their last day. */
  names: { heads: readonly string[]; audit: string; end: string };
  /** Whether its audits are clear of holidays as they are. */
  isPlaced?: boolean;
  /** How long they take, in words. */
  weeks: string | false;
};

/** A way as it is shown. */
export const wayOf = (given: WayGiven, { ways, checks }: PlanData['words']) => {
  const { plans: asked, names, isPlaced, weeks, ...way } = given;
  /** An audit in a holiday waits, unless it would then be too late. */
  const plans = asked.map((phases) => {
    const later = afterHolidays(phases);
    const { day = '' } = way.flag ?? {};
    return isPlaced || (lastDayIn(phases) <= day && lastDayIn(later) > day) ? phases : later;
  });
  const [main = []] = plans;
  const holiday = holidayOf(asked[0] ?? []);
  return {
    ...way,
    plans: plans.map((phases, index) => ({ head: names.heads[index] ?? '', phases })),
    /** What its days are of, with that day of each plan. */
    dates: [
      { label: ways.begin, days: plans.map(([first]) => first?.from) },
      ...(auditIn(main) ? [{ label: names.audit, days: plans.map(auditIn) }] : []),
      { label: names.end, days: plans.map(lastDayIn) },
    ],
    notes: told([
      weeks,
      holiday && fill(holidayOf(main) ? checks.holiday : checks.around, { name: checks[holiday] }),
    ]),
  };
};

/** What comes of a path, by its name in the words. */
const outcomes = {
  system: 'certificate',
  gmp: 'certificate',
  laboratory: 'accreditation',
  product: 'declaration',
} as const;

const weeksInMonth = 4.345;

/**
 * Whether all paths are at their end by a day, which of the two plans is to be kept to, and the last Monday to begin all of them
 * on for that, and how many weeks that is from now: of those on which no audit falls in a holiday, where there is one.
 */
export const fitOf = (paths: readonly Path[], wanted: string) => {
  const isThere = (length: Length) => paths.every((path) => lastDayIn(path[length]) <= wanted);
  const kind = isThere('careful') ? 'room' : isThere('quick') ? 'tight' : 'late';
  const kept: Length = kind === 'room' ? 'careful' : 'quick';
  const latest = weeksAfter(mondayAfter(wanted), -longest(paths, kept));
  const room = daysBetween(paths[0]?.[kept][0]?.from ?? latest, latest) / 7;
  const audits = paths.flatMap((path) => path[kept].filter(isAudit));
  const earlier = weeksBeforeHolidays(laterBy(room, audits));
  const wait = earlier > room ? room : room - earlier;
  return { kind, kept, wait, begin: weeksAfter(latest, wait - room) } as const;
};

/** Whether the time in use, not the writing, decides how long the quickest plan is. */
const isPacedByRecords = ({ quick }: Path) => {
  const [run, build] = ['run', 'build'].map((id) => quick.find((phase) => phase.id === id));
  return run !== undefined && build !== undefined && run.until > build.until;
};

/**
 * What a new plan comes to: the day to begin by with the day that all of it is there then, or that day at the earliest; whether
 * that is in time, the months until then, quick and careful, and each path as it is drawn: first the plan of the key figure.
 * @param awaited the answers still to come that would change a date: until then it is a span
 */
export const newPlan = (
  paths: readonly Path[],
  month: Plan['month'],
  awaited: readonly string[],
  nameOf: (page: string) => string,
  words: PlanData['words'],
) => {
  const { verdicts, keys: labels, ways: texts } = words;
  const wanted = month === 'open' || awaited.length > 0 ? undefined : month;
  const fit = wanted ? fitOf(paths, wanted) : undefined;
  const kept = fit?.kind === 'late' ? undefined : fit;
  const monthsOf = (length: Length) => Math.round(longest(paths, length) / weeksInMonth);
  const months = { low: monthsOf('quick'), high: monthsOf('careful') };
  const [outcome, another] = new Set(paths.map(({ track }) => outcomes[track]));
  const kindOf = () => {
    if (awaited.length > 0) return 'few';
    if (!outcome) return 'nothing';
    if (!fit) return month ? 'open' : 'months';
    return fit.kind === 'late' && paths.some(isPacedByRecords) ? 'records' : fit.kind;
  };
  const kind = kindOf();
  // Where nothing presses, the careful plan leads.
  const isOpen = kind === 'open';
  const ways = paths.map(({ track, pages, quick, careful }) => {
    const outcomeOf = outcomes[track];
    const audit = track === 'laboratory' ? texts.assessment : texts.audit;
    const way = {
      id: track,
      title: pages.map(nameOf).join(', '),
      pages,
      flag: wanted ? { label: texts.wanted, day: wanted } : undefined,
      isCertified: outcomeOf === 'certificate',
      plans: isOpen ? [careful, quick] : [quick, careful],
      names: { heads: texts.heads[fit?.kind ?? (isOpen ? 'room' : 'late')], audit, end: texts[outcomeOf] },
      weeks: fill(texts.weeks, {
        n: weeksIn(quick),
        m: weeksIn(careful),
        end: readableDay(lastDayIn(careful)),
      }),
    };
    const late = kept && laterBy(kept.wait, kept.kept === 'careful' ? careful : quick);
    return wayOf(late ? { ...way, plans: [late, quick] } : way, words);
  });
  const keysOf = (): Key[] => {
    if (!outcome) return [];
    if (awaited.length > 0) return [{ label: labels.span, value: fill(labels.months, months) }];
    /** The last day of all ways, in their plans of that place. */
    const endOf = (place: number) =>
      readableDay(latestOf(ways.map(({ plans }) => lastDayIn(plans[place]?.phases ?? []))));
    const end = { label: another ? labels.together : texts[outcome], value: endOf(0) };
    const earliest = { label: another ? labels.all : labels[outcome], value: endOf(isOpen ? 1 : 0) };
    if (!kept) return isOpen ? [end, earliest] : [earliest];
    return [{ label: kind === 'tight' ? labels.tight : labels.begin, value: readableDay(kept.begin) }, end];
  };
  const values = {
    ...months,
    list: awaited.join(', '),
    month: wanted ? readableWish(wanted) : '',
    usual: readableDay(latestOf(paths.map(({ careful }) => lastDayIn(careful)))),
  };
  return { keys: keysOf(), verdict: said(verdicts[kind], values), months, ways };
};
