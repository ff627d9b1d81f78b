import { dayAfter, readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { weeksAfter } from '#src/content/weeks.ts';
import type { Plan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import { longest, type Path } from '../schedule/paths.ts';
import type { Length } from '../schedule/place.ts';
import { hasAudit } from '../schedule/schedule.ts';
import { fitOf, isPacedByRecords } from '../schedule/verdict.ts';
import { readableWish } from './readable.ts';
import type { Tone } from './result.ts';
import { outcomes } from './ways.ts';

const weeksInMonth = 4.345;
const inMonths = (weeks: number) => Math.round(weeks / weeksInMonth);

/**
 * What a new plan says at its head: the day all of it is there at the earliest, whether that is in time, which of the two plans
 * is to be kept to, and the months until then, quick and careful.
 */
export const newVerdict = (
  paths: readonly Path[],
  wanted: Plan['month'],
  monday: string,
  { words }: Pick<PlanData, 'words'>,
  isPlanned: boolean,
) => {
  const { verdicts, keys } = words;
  const said = (tone: Tone, text: string, say: string) => ({ tone, text, say });
  const months = { low: inMonths(longest(paths, 'quick')), high: inMonths(longest(paths, 'careful')) };
  if (paths.length === 0) {
    const verdict = isPlanned ? said('none', verdicts.nothing, '') : undefined;
    return { verdict, key: undefined, kept: 'careful' as const, months };
  }
  const all = new Set(paths.map(({ track }) => outcomes[track]));
  const [outcome = 'certificate'] = all;
  const earliest = readableDay(dayAfter(weeksAfter(monday, longest(paths, 'quick')), -1));
  const key = { label: all.size > 1 ? keys.all : keys[outcome], value: earliest };
  if (!wanted || wanted === 'open') {
    const say = wanted ? verdicts.openSay : verdicts.monthsSay;
    const text = fill(verdicts.months, { n: months.low, m: months.high });
    return { verdict: said('none', text, say), key, kept: 'careful' as const, months };
  }
  const { kind, latest } = fitOf(paths, wanted, monday);
  const month = readableWish(wanted);
  const kept: Length = kind === 'room' ? 'careful' : 'quick';
  const begin = { month, date: readableDay(latest[kept]) };
  const tightSay = paths.some(hasAudit) ? verdicts.tightSay : verdicts.tightSayProduct;
  const lateSay = fill(verdicts.lateSay, { date: earliest });
  const records = paths.some(isPacedByRecords) ? ` ${verdicts.records}` : '';
  const verdict = {
    room: said('good', verdicts.room, fill(verdicts.roomSay, begin)),
    tight: said('ask', verdicts.tight, fill(tightSay, begin)),
    late: said('stop', fill(verdicts.late, { month }), `${lateSay}${records}`),
  }[kind];
  return { verdict, key, kept, months };
};
