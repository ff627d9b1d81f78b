import { certaintyText, inBrackets } from '../certainty-text.ts';
import { type Deadline, deadlinesOf } from '../deadlines.ts';
import type { EditionLabels } from '../labels.ts';
import type { Edition } from '../schema.ts';
import { type WholeDayEvent, wholeDayCalendar } from './whole-day-calendar.ts';

/** What a deadline of the register is told with. */
export type DeadlineLabels = Pick<
  EditionLabels,
  Deadline['kind'] | 'certainty' | 'meaning' | 'checkedOn' | 'source'
>;

export type CalendarContext = {
  /** The name of the calendar. */
  title: string;
  /** Where the site is published. */
  url: string;
  labels: DeadlineLabels;
  /** The address of a page of the site by its id. */
  addressOf: (page: string) => string;
  disclaimer: string;
};

/** What a day of the calendar is called; a date that is not checked carries its mark. */
const summaryOf = ({ named, kind, certainty }: Deadline, labels: DeadlineLabels) => {
  const summary = `${named}: ${labels[kind]}`;
  return certainty === 'verified' ? summary : `${summary} ${inBrackets(labels.certainty[certainty])}`;
};

const eventOf = (
  deadline: Deadline,
  edition: Pick<Edition, 'checkedOn' | 'source'>,
  context: Omit<CalendarContext, 'title'>,
): WholeDayEvent => {
  const { labels, url, addressOf, disclaimer } = context;
  const address = url + addressOf(deadline.page);
  return {
    id: `${deadline.page}-${deadline.kind}`,
    stamp: edition.checkedOn,
    from: deadline.day,
    summary: summaryOf(deadline, labels),
    description: [
      `${certaintyText(deadline.certainty, labels)}. ${labels.checkedOn}: ${edition.checkedOn}.`,
      `${labels.source}: ${edition.source}`,
      disclaimer,
      address,
    ].join('\n'),
    address,
  };
};

type Row = Pick<Edition, 'page' | 'named' | Deadline['kind'] | 'checkedOn' | 'source'>;

/** The deadlines of these rows of the register as whole-day events, stamped with the day they were checked. */
export const deadlineEvents = (
  editions: readonly Row[],
  context: Omit<CalendarContext, 'title'>,
): WholeDayEvent[] =>
  deadlinesOf(editions).flatMap((deadline) => {
    const edition = editions.find(({ page }) => page === deadline.page);
    return edition ? [eventOf(deadline, edition, context)] : [];
  });

/** The deadlines of the register as a calendar. */
export const calendar = (editions: readonly Edition[], { title, ...context }: CalendarContext) =>
  wholeDayCalendar({
    title,
    url: context.url,
    product: 'Edition register',
    events: deadlineEvents(editions, context),
  });
