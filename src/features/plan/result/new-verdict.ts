import { dayAfter, readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { mondayBy, weeksAfter } from '#src/content/weeks.ts';
import type { Plan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import { auditIn, endOf, type Length, lastDayIn, longest, type Path } from '../schedule/paths.ts';
import { readableWish } from './readable.ts';
import type { Tone } from './result.ts';
import { outcomes } from './ways.ts';

const weeksInMonth = 4.345;
const inMonths = (weeks: number) => Math.round(weeks / weeksInMonth);

/**
 * Whether all paths are at their end by a day, which of the two plans is to be kept to, and the last Monday to begin all of them
 * on for that.
 */
export const fitOf = (paths: readonly Path[], wanted: string) => {
  const isThere = (length: Length) => paths.every((path) => lastDayIn(path[length]) <= wanted);
  const kind = isThere('careful') ? 'room' : isThere('quick') ? 'tight' : 'late';
  const kept = kind === 'room' ? 'careful' : 'quick';
  return { kind, kept, begin: weeksAfter(mondayBy(dayAfter(wanted)), -longest(paths, kept)) } as const;
};

/** Whether the time in use, not the writing, decides how long the quickest plan is. */
const isPacedByRecords = ({ quick }: Path) => {
  const run = quick.find(({ id }) => id === 'run');
  const build = quick.find(({ id }) => id === 'build');
  return run !== undefined && build !== undefined && endOf(run) > endOf(build);
};

/**
 * What a new plan says at its head: the day all of it is there at the earliest, whether that is in time, which of the two plans
 * is to be kept to, and the months until then, quick and careful.
 */
export const newVerdict = (
  paths: readonly Path[],
  wanted: Plan['month'],
  { words: { verdicts, keys } }: Pick<PlanData, 'words'>,
  isPlanned: boolean,
) => {
  const said = (tone: Tone, text: string, say: string) => ({ tone, text, say });
  const months = { low: inMonths(longest(paths, 'quick')), high: inMonths(longest(paths, 'careful')) };
  if (paths.length === 0) {
    const verdict = isPlanned ? said('none', verdicts.nothing, '') : undefined;
    return { verdict, key: undefined, kept: 'careful' as const, months };
  }
  const all = new Set(paths.map(({ track }) => outcomes[track]));
  const [outcome = 'certificate'] = all;
  const earliest = readableDay(
    paths
      .map(({ quick }) => lastDayIn(quick))
      .toSorted()
      .at(-1) ?? '',
  );
  const key = { label: all.size > 1 ? keys.all : keys[outcome], value: earliest };
  if (!wanted || wanted === 'open') {
    const say = wanted ? verdicts.openSay : verdicts.monthsSay;
    const text = fill(verdicts.months, { n: months.low, m: months.high });
    return { verdict: said('none', text, say), key, kept: 'careful' as const, months };
  }
  const { kind, kept, begin } = fitOf(paths, wanted);
  const month = readableWish(wanted);
  const by = { month, date: readableDay(begin) };
  const tightSay = paths.some(({ quick }) => auditIn(quick)) ? verdicts.tightSay : verdicts.tightSayProduct;
  const lateSay = fill(verdicts.lateSay, { date: earliest });
  const records = paths.some(isPacedByRecords) ? ` ${verdicts.records}` : '';
  const verdict = {
    room: said('good', verdicts.room, fill(verdicts.roomSay, by)),
    tight: said('ask', verdicts.tight, fill(tightSay, by)),
    late: said('stop', fill(verdicts.late, { month }), `${lateSay}${records}`),
  }[kind];
  return { verdict, key, kept, months };
};
