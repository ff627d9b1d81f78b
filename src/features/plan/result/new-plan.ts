import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { mondayAfter, weeksAfter } from '#src/content/weeks.ts';
import { daysBetween } from '#src/features/editions/days-left.ts';
import type { Plan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import { auditIn, type DatedPhase, lastDayIn, longest, type Path, weeksIn } from '../schedule/paths.ts';
import { holidaysIn } from './holidays.ts';
import { readableWish } from './readable.ts';
import type { Key, Verdict } from './result.ts';

type Phases = readonly DatedPhase[];

/** A way to a certificate with its days, all `2027-03-22`. */
export type Way = {
  id: string;
  title: string;
  /** What it leads to certificates of. */
  pages: readonly string[];
  /** One or two plans of the same phases: that of the key figure, and beside it the other, unless it would have begun in the past. */
  plans: readonly { head: string; phases: Phases }[];
  /** What its days are of, with that day of each plan. */
  dates: readonly { label: string; days: readonly (string | undefined)[] }[];
  /** A day the way is measured by: that it is wanted, or that the certificate ends. */
  flag: { label: string; day: string } | undefined;
  notes: readonly string[];
  /** Whether a certificate with yearly visits comes of it. */
  isCertified: boolean;
};

/** What comes of a path, by its name in the words. */
const outcomes = {
  system: 'certificate',
  gmp: 'certificate',
  laboratory: 'accreditation',
  product: 'declaration',
} as const;

const weeksInMonth = 4.345;
const inMonths = (weeks: number) => Math.round(weeks / weeksInMonth);

/**
 * Whether all paths are at their end by a day, which of the two plans is to be kept to, and the last Monday to begin all of them
 * on for that.
 */
export const fitOf = (paths: readonly Path[], wanted: string) => {
  const isThere = (length: 'quick' | 'careful') => paths.every((path) => lastDayIn(path[length]) <= wanted);
  const kind = isThere('careful') ? 'room' : isThere('quick') ? 'tight' : 'late';
  const kept = kind === 'room' ? 'careful' : 'quick';
  return { kind, kept, begin: weeksAfter(mondayAfter(wanted), -longest(paths, kept)) } as const;
};

/** Whether the time in use, not the writing, decides how long the quickest plan is. */
const isPacedByRecords = ({ quick }: Path) => {
  const run = quick.find(({ id }) => id === 'run');
  const build = quick.find(({ id }) => id === 'build');
  return run !== undefined && build !== undefined && run.until > build.until;
};

/** The same phases some weeks later. */
const later = (phases: Phases, weeks: number): Phases =>
  phases.map((phase) => ({
    ...phase,
    from: weeksAfter(phase.from, weeks),
    until: weeksAfter(phase.until, weeks),
  }));

/**
 * What a new plan comes to: the day to begin by with the day that all of it is there then, or that day at the earliest; whether
 * that is in time, the months until then, quick and careful, and each path as it is drawn: first the plan that the key figure
 * belongs to.
 * @param awaited the answers still to come that would change a date: until then it is a span
 */
export const newPlan = (
  paths: readonly Path[],
  month: Plan['month'],
  awaited: readonly string[],
  nameOf: (page: string) => string,
  { verdicts, keys, checks, ways: words }: PlanData['words'],
) => {
  const wanted = month === 'open' || awaited.length > 0 ? undefined : month;
  const fit = wanted ? fitOf(paths, wanted) : undefined;
  const months = { low: inMonths(longest(paths, 'quick')), high: inMonths(longest(paths, 'careful')) };
  const span = { n: months.low, m: months.high };
  const all = new Set(paths.map(({ track }) => outcomes[track]));
  const [outcome] = all;
  const verdictOf = (): Verdict => {
    const list = awaited.join(', ');
    if (list) return { tone: 'none', text: verdicts.few, say: fill(verdicts.fewSay, { list }) };
    if (!outcome) return { tone: 'none', text: verdicts.nothing, say: '' };
    if (!fit || !wanted) {
      const text = fill(verdicts.months, span);
      return { tone: 'none', text, say: month ? verdicts.openSay : verdicts.monthsSay };
    }
    const by = { month: readableWish(wanted) };
    if (fit.kind === 'room') return { tone: 'good', text: verdicts.room, say: fill(verdicts.roomSay, by) };
    if (fit.kind === 'tight') return { tone: 'ask', text: verdicts.tight, say: fill(verdicts.tightSay, by) };
    const records = paths.some(isPacedByRecords) ? ` ${verdicts.records}` : '';
    return { tone: 'stop', text: fill(verdicts.late, by), say: verdicts.lateSay + records };
  };
  const ways = paths.map(({ track, pages, quick, careful }): Way => {
    const wait = fit && quick[0] ? daysBetween(quick[0].from, fit.begin) / 7 : 0;
    const isUsual = fit?.kept === 'careful';
    const plans =
      fit && fit.kind !== 'late'
        ? [
            {
              head: isUsual ? words.latestUsual : words.latest,
              phases: later(isUsual ? careful : quick, wait),
            },
            { head: isUsual ? words.atOnceQuick : words.atOnce, phases: quick },
          ]
        : [
            { head: words.quick, phases: quick },
            { head: words.careful, phases: careful },
          ];
    const both = plans.map(({ phases }) => phases);
    const audit = track === 'laboratory' ? words.assessment : words.audit;
    const notes = [
      fill(words.weeks, { n: weeksIn(quick), m: weeksIn(careful) }),
      ...holidaysIn(both.map(auditIn)[0], checks),
    ];
    return {
      id: track,
      title: pages.map(nameOf).join(', '),
      pages,
      plans,
      dates: [
        { label: words.begin, days: both.map(([first]) => first?.from) },
        ...(auditIn(quick) ? [{ label: audit, days: both.map(auditIn) }] : []),
        { label: words[outcomes[track]], days: both.map(lastDayIn) },
      ],
      flag: wanted ? { label: words.wanted, day: wanted } : undefined,
      notes,
      isCertified: outcomes[track] === 'certificate',
    };
  });
  const keysOf = (): Key[] => {
    if (!outcome) return [];
    if (awaited.length > 0) return [{ label: keys.span, value: fill(verdicts.span, span) }];
    // Of the way that ends last, in the plan that is drawn first.
    const ends = ways.flatMap(({ dates }) => dates.at(-1)?.days[0] ?? []).toSorted();
    const value = readableDay(ends.at(-1) ?? '');
    const isSeveral = all.size > 1;
    if (!fit || fit.kind === 'late') return [{ label: isSeveral ? keys.all : keys[outcome], value }];
    return [
      { label: fit.kind === 'tight' ? keys.tight : keys.begin, value: readableDay(fit.begin) },
      { label: isSeveral ? keys.together : words[outcome], value },
    ];
  };
  return { keys: keysOf(), verdict: verdictOf(), months, ways };
};
