import { dayAfter } from '#src/content/days.ts';
import type { Edition } from '#src/content/schemas/edition.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import { certaintyText } from '#src/editions/certainty-text.ts';
import { type Deadline, deadlinesOf } from '#src/editions/deadlines.ts';
import { contentLines, escapedText } from './content-lines.ts';

const compact = (day: string) => day.replaceAll('-', '');

export type CalendarContext = {
  /** The name of the calendar. */
  title: string;
  /** Where the site is published; it makes the identifiers unique in the world. */
  url: string;
  labels: Labels['edition'];
  /** The address of a page of the site by its id. */
  addressOf: (page: string) => string;
  disclaimer: string;
};

/** What a day of the calendar is called; a date that is not checked carries its mark. */
const summaryOf = ({ named, kind, certainty }: Deadline, labels: Labels['edition']) => {
  const summary = `${named}: ${labels[kind]}`;
  return certainty === 'verified' ? summary : `${summary} (${labels.certainty[certainty]})`;
};

const event = (deadline: Deadline, edition: Edition, context: CalendarContext): string[] => {
  const { labels, url, addressOf, disclaimer } = context;
  const address = url + addressOf(deadline.page);
  const description = [
    `${certaintyText(deadline.certainty, labels)}. ${labels.checkedOn}: ${edition.checkedOn}.`,
    `${labels.source}: ${edition.source}`,
    disclaimer,
    address,
  ].join('\n');
  return [
    'BEGIN:VEVENT',
    // The same for ever, so that a calendar that takes the file again changes its entry instead of adding one.
    `UID:${deadline.page}-${deadline.kind}@${new URL(url).hostname}`,
    `DTSTAMP:${compact(edition.checkedOn)}T000000Z`,
    `DTSTART;VALUE=DATE:${compact(deadline.day)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(deadline.day))}`,
    `SUMMARY:${escapedText(summaryOf(deadline, labels))}`,
    `DESCRIPTION:${escapedText(description)}`,
    `URL:${address}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
};

/** The deadlines of the register as a calendar (RFC 5545): whole-day events, stamped with the day they were checked. */
export const calendar = (editions: readonly Edition[], context: CalendarContext) =>
  contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${new URL(context.url).hostname}//Edition register//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapedText(context.title)}`,
    `X-WR-CALNAME:${escapedText(context.title)}`,
    ...deadlinesOf(editions).flatMap((deadline) => {
      const edition = editions.find(({ page }) => page === deadline.page);
      return edition ? event(deadline, edition, context) : [];
    }),
    'END:VCALENDAR',
  ]);
