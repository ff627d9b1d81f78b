import { monthsAfter } from '#src/content/weeks.ts';
import { designationToPlan } from '#src/features/editions/designation-to-plan.ts';
import { deadlineEvents } from '#src/features/editions/downloads/calendar.ts';
import { type WholeDayEvent, wholeDayCalendar } from '#src/features/editions/downloads/whole-day-calendar.ts';
import type { PlanData } from '../plan-data.ts';
import type { Path, Paths } from '../schedule/paths.ts';
import type { Length } from '../schedule/place.ts';
import { dated, endDay } from '../schedule/schedule.ts';

/** The phases that concern others than those who do the work, by their ids. */
const shown: ReadonlySet<string> = new Set(['internal-audit', 'stage-1', 'stage-2', 'decide']);

export type PlanCalendar = {
  paths: Paths;
  length: Length;
  /** The Monday the plan begins on. */
  monday: string;
  /** The pages whose deadlines belong to it: those planned and those held. */
  pages: readonly string[];
  today: string;
  /** Where the site is published, and the address of the page of the plan there. */
  url: string;
  address: string;
};

/** These pages as a plan names them: `ISO 14001:2026, ISO 45001:2018`. */
const codesOf = (
  ids: readonly string[],
  { pages, register }: Pick<PlanData, 'pages' | 'register'>,
  today: string,
) =>
  pages
    .filter(({ id }) => ids.includes(id))
    .map((page) => designationToPlan(page, register, today))
    .join(', ');

const eventsOf = (
  path: Path,
  { length, monday, today, url, address }: PlanCalendar,
  data: Pick<PlanData, 'pages' | 'register' | 'words'>,
): WholeDayEvent[] => {
  const { calendar } = data.words;
  const codes = codesOf(path.pages, data, today);
  const event = (id: string, label: string, from: string, until = from): WholeDayEvent => ({
    id: `plan-${path.track}-${id}`,
    stamp: today,
    from,
    until,
    summary: `${label}: ${codes}`,
    description: `${calendar.notice}\n${url}${address}`,
    address: url + address,
    isTentative: true,
  });
  const decided = endDay(path, length, monday);
  // Accreditation bodies and EU law have cycles of their own.
  const isCertified = path.track === 'system' || path.track === 'gmp';
  return [
    event('start', calendar.start, monday),
    ...dated(path[length], monday)
      .filter(({ id }) => shown.has(id))
      .map(({ id, label, from, until }) => event(id, label, from, until)),
    ...(isCertified
      ? [
          event('surveillance', calendar.surveillance, monthsAfter(decided, 12)),
          event('recertification', calendar.recertification, monthsAfter(decided, 3 * 12 - 3)),
        ]
      : []),
  ];
};

/** A plan as a calendar: its audits and what follows them, tentative, and the deadlines of its editions. */
export const planCalendar = (
  plan: PlanCalendar,
  data: Pick<PlanData, 'pages' | 'register' | 'words' | 'labels'>,
) => {
  const { words, register, labels } = data;
  const { url } = plan;
  const addressOf = (id: string) => data.pages.find((page) => page.id === id)?.address ?? '';
  return wholeDayCalendar({
    title: words.calendar.title,
    url,
    product: 'Plan',
    events: [
      ...plan.paths.paths.flatMap((path) => eventsOf(path, plan, data)),
      ...deadlineEvents(
        register.filter(({ page }) => plan.pages.includes(page)),
        { url, labels, addressOf, disclaimer: words.calendar.deadline },
      ),
    ],
  });
};
