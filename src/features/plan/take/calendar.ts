import { monthsAfter } from '#src/content/weeks.ts';
import { deadlineEvents } from '#src/features/editions/downloads/calendar.ts';
import { type WholeDayEvent, wholeDayCalendar } from '#src/features/editions/downloads/whole-day-calendar.ts';
import type { PlanData } from '../plan-data.ts';
import type { PlanResult } from '../result/result.ts';
import type { Way } from '../result/ways.ts';

/** The steps that concern others than those who do the work, by their ids. */
const shown = new Set(['internal-audit', 'stage-1', 'stage-2', 'audit', 'decide', 'declaration']);

/** A short mark of a plan, so that two plans in one calendar leave each other's entries alone. */
const markOf = (text: string) => {
  let hash = 5381;
  for (const letter of text) hash = (hash * 33 + (letter.codePointAt(0) ?? 0)) % 2 ** 32;
  return hash.toString(36);
};

const eventsOf = (way: Way, result: PlanResult, { words, firm: { url } }: PlanData): WholeDayEvent[] => {
  const { calendar, ways } = words;
  const steps = way.plans[0]?.phases ?? [];
  const mark = markOf(`${result.who} ${result.title} ${way.title} ${result.basis.join(' ')}`);
  const event = (id: string, label: string, from: string, until = from): WholeDayEvent => ({
    id: `plan-${mark}-${way.id}-${id}`,
    stamp: result.today,
    from,
    until,
    summary: `${label}: ${way.title}`,
    description: `${calendar.notice}\n${url}`,
    address: url,
    isTentative: true,
  });
  return [
    ...steps.slice(0, 1).map(({ from }) => event('start', ways.begin, from)),
    ...steps
      .filter(({ id }) => shown.has(id))
      .map(({ id, label, from, until }) => event(id, label, from, until)),
    ...(way.isCertified ? steps.slice(-1) : []).flatMap(({ until: decided }) => [
      event('surveillance', calendar.surveillance, monthsAfter(decided, 12)),
      event('recertification', calendar.recertification, monthsAfter(decided, 3 * 12 - 3)),
    ]),
  ];
};

/**
 * A plan as a calendar: of each way the plan of the key figure, its audits and what follows them, tentative; and the deadlines of its
 * editions.
 */
export const planCalendar = (result: PlanResult, data: PlanData) => {
  const { words, register, labels, pages, firm } = data;
  const site = new URL(firm.url).origin;
  const addressOf = (id: string) => pages.find((page) => page.id === id)?.address ?? '';
  return wholeDayCalendar({
    title: words.calendar.title,
    url: site,
    product: 'Plan',
    events: [
      ...result.ways.flatMap((way) => eventsOf(way, result, data)),
      ...deadlineEvents(
        register.filter(({ page }) => result.pages.includes(page)),
        { url: site, labels, addressOf, disclaimer: words.calendar.deadline },
      ),
    ],
  });
};
