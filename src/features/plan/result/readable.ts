import { lastDayOf, readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { listOf } from '#src/content/list-of.ts';
import { grouped } from '#src/features/editions/days-left.ts';
import type { PlanData } from '../plan-data.ts';

/** The last day of a month as that month, any other as itself: links of before may hold one. */
export const readableWish = (day: string) =>
  readableDay(day === lastDayOf(day.slice(0, 7)) ? day.slice(0, 7) : day);

/** `2027-09-27` → `27 Sep 2027` */
export const shortDay = (day: string) => {
  const [date, month = '', year] = readableDay(day).split(' ');
  return `${date} ${month.slice(0, 3)} ${year}`;
};

/** Those of some texts that there are. */
export const told = (texts: readonly (string | false | undefined)[]): string[] =>
  texts.filter((text): text is string => Boolean(text));

/** People in words. */
export const peopleText = (people: number, { answers }: PlanData['words']) =>
  people === 1 ? answers.person : fill(answers.people, { n: grouped(people) });

export const plainName = (id: string, { pages }: Pick<PlanData, 'pages'>) =>
  pages.find((page) => page.id === id)?.plain ?? id;

/** Pages by their plain names: `ISO 9001, ISO 14001 and HACCP`. */
export const namesOf = (ids: readonly string[], data: PlanData) =>
  listOf(ids.map((id) => plainName(id, data)));

/** A verdict with its words in braces filled in. */
export const said = (
  { tone, text, say = '' }: PlanData['words']['verdicts']['nothing'],
  values: Parameters<typeof fill>[1],
) => ({ tone, text: fill(text, values), say: fill(say, values) });
