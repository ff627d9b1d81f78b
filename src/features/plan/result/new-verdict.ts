import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import type { Plan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import { type Path, weeksOf } from '../schedule/paths.ts';
import type { Length } from '../schedule/place.ts';
import { endDay, hasAudit } from '../schedule/schedule.ts';
import { fitOf, isPacedByRecords } from '../schedule/verdict.ts';
import { readableWish } from './readable.ts';
import type { Key, Verdict } from './result.ts';
import { outcomeOf } from './ways.ts';

type NewVerdict = { verdict: Verdict | undefined; key: Key | undefined; kept: Length };

const weeksInMonth = 4.345;
const inMonths = (weeks: number) => Math.round(weeks / weeksInMonth);

/** What a new plan says at its head: the day all of it is there at the earliest, and whether that is in time. */
export const newVerdict = (
  paths: readonly Path[],
  wanted: Plan['wanted'],
  monday: string,
  { words }: Pick<PlanData, 'words'>,
  isPlanned: boolean,
): NewVerdict => {
  const { verdicts, keys } = words;
  if (paths.length === 0) {
    const verdict = { tone: 'none' as const, text: verdicts.nothing, say: '' };
    return { verdict: isPlanned ? verdict : undefined, key: undefined, kept: 'careful' };
  }
  const earliest = paths.map((path) => endDay(path, 'quick', monday)).toSorted();
  const outcomes = new Set(paths.map(outcomeOf));
  const [outcome = 'certificate'] = outcomes;
  const key: Key = {
    label: outcomes.size > 1 ? keys.all : keys[outcome],
    value: readableDay(earliest.at(-1) ?? monday),
  };
  if (!wanted || wanted === 'open') {
    const weeks = (length: Length) => Math.max(...paths.map((path) => weeksOf(path, length)));
    const months = { n: inMonths(weeks('quick')), m: inMonths(weeks('careful')) };
    const say = wanted ? verdicts.openSay : verdicts.monthsSay;
    return { verdict: { tone: 'none', text: fill(verdicts.months, months), say }, key, kept: 'careful' };
  }
  const { kind, latest, earliest: day } = fitOf(paths, wanted, monday);
  const month = readableWish(wanted);
  if (kind === 'room') {
    const say = fill(verdicts.roomSay, { month, date: readableDay(latest.careful) });
    return { verdict: { tone: 'good', text: verdicts.room, say }, key, kept: 'careful' };
  }
  if (kind === 'tight') {
    const text = paths.some(hasAudit) ? verdicts.tightSay : verdicts.tightSayProduct;
    const say = fill(text, { month, date: readableDay(latest.quick) });
    return { verdict: { tone: 'ask', text: verdicts.tight, say }, key, kept: 'quick' };
  }
  const late = fill(verdicts.lateSay, { date: readableDay(day) });
  const say = paths.some(isPacedByRecords) ? `${late} ${verdicts.records}` : late;
  return { verdict: { tone: 'stop', text: fill(verdicts.late, { month }), say }, key, kept: 'quick' };
};
