import { monthsAfter } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { deadlineEvents } from '#src/features/editions/downloads/calendar.ts';
import { commaSeparated } from '#src/features/editions/downloads/table.ts';
import { type WholeDayEvent, wholeDayCalendar } from '#src/features/editions/downloads/whole-day-calendar.ts';
import type { PlanData } from '../plan-data.ts';
import { told } from './readable.ts';
import type { PlanResult } from './result.ts';

/** The steps that concern others than those who do the work, by their ids. */
const shown = new Set(['internal-audit', 'stage-1', 'stage-2', 'audit', 'decide', 'declaration']);

/** A short mark of a plan, so that two plans in one calendar leave each other's entries alone. */
const markOf = (text: string) => {
  let hash = 5381;
  for (const letter of text) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 2 ** 32;
  return hash.toString(36);
};

/**
 * A plan as a calendar: of each way the plan of the key figure, its audits and what follows them, tentative; and the deadlines of its
 * editions.
 */
export const planCalendar = (result: PlanResult, data: PlanData) => {
  const { words, register, labels, pages, firm } = data;
  const { calendar } = words;
  const { origin } = new URL(firm.url);
  const events = result.ways.flatMap((way) => {
    const steps = way.plans[0]?.phases ?? [];
    const mark = markOf(`${result.who} ${result.title} ${way.title} ${result.basis.join(' ')}`);
    const event = (id: string, label: string, from: string, until = from): WholeDayEvent => ({
      id: `plan-${mark}-${way.id}-${id}`,
      stamp: result.today,
      from,
      until,
      summary: `${label}: ${way.title}`,
      description: `${calendar.notice}\n${firm.url}`,
      address: firm.url,
      isTentative: true,
    });
    return [
      ...steps.slice(0, 1).map(({ from }) => event('start', words.ways.begin, from)),
      ...steps
        .filter(({ id }) => shown.has(id))
        .map(({ id, label, from, until }) => event(id, label, from, until)),
      ...(way.isCertified ? steps.slice(-1) : []).flatMap(({ until: decided }) => [
        event('surveillance', calendar.surveillance, monthsAfter(decided, 12)),
        event('recertification', calendar.recertification, monthsAfter(decided, 3 * 12 - 3)),
      ]),
    ];
  });
  const deadlines = deadlineEvents(
    register.filter(({ page }) => result.pages.includes(page)),
    {
      url: origin,
      labels,
      addressOf: (id) => pages.find((page) => page.id === id)?.address ?? '',
      disclaimer: calendar.deadline,
    },
  );
  return wholeDayCalendar({
    title: calendar.title,
    url: origin,
    product: 'Plan',
    events: [...events, ...deadlines],
  });
};

/** A plan as a table for spreadsheets: a row for each step of each of its two plans. */
export const planTable = ({ ways }: PlanResult, { words }: PlanData) => {
  const rows = ways.flatMap(({ title, plans }) =>
    plans.flatMap(({ head, phases }) =>
      phases.map(({ label, by, from, until }) => [title, head, label, words.ways[by], from, until]),
    ),
  );
  const { standard, plan, step, who, from, until } = words.table;
  return commaSeparated([[standard, plan, step, who, from, until], ...rows]);
};

/** What a plan is of and for whom, and its figures, each a sentence. */
const sentencesOf = (
  { who, title, keys, days, basis, pages }: PlanResult,
  { words: { message } }: PlanData,
) => [
  who && `${who}.`,
  fill(message.planned, { title }),
  ...basis.map((text) => `${text}.`),
  ...keys.map((key) => fill(message.key, key)),
  pages.length > 0 && fill(message.days, { days: days.short }),
];

/** A plan in words, with its verdict, for whoever it is shared with. */
export const planInWords = (result: PlanResult, data: PlanData) =>
  told([...sentencesOf(result, data), result.verdict.text, result.verdict.say]).join(' ');

/** A message about a plan, in the words of its result, for the visitor to change and send. */
export const messageOf = (result: PlanResult, data: PlanData) => {
  const { keys, verdict, days } = result;
  const { hello, close } = data.words.message;
  return told([hello, ...sentencesOf(result, data), keys.length === 0 && verdict.text, days.money, close])
    .join(' ')
    .slice(0, 1000)
    .toWellFormed();
};
