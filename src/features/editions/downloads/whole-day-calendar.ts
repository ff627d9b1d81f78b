import { dayAfter } from '#src/content/days.ts';
import { contentLines, escapedText } from './content-lines.ts';

/** Something that lasts whole days, which are written `2026-11-23`. */
export type WholeDayEvent = {
  /**
   * The same for ever, so that a calendar that takes the file again changes its entry instead of adding one; unique on this
   * site.
   */
  id: string;
  /** The day it was last true. */
  stamp: string;
  from: string;
  /** Its last day, where it lasts more than one. */
  until?: string;
  summary: string;
  description: string;
  address: string;
  /** Not agreed with anybody yet. */
  isTentative?: true;
};

type Calendar = {
  title: string;
  /** Where the site is published; it makes the identifiers unique in the world. */
  url: string;
  /** What the file is, for programs: `Edition register`. */
  product: string;
  events: readonly WholeDayEvent[];
};

const compact = (day: string) => day.replaceAll('-', '');

/** Whole-day events as a calendar (RFC 5545). */
export const wholeDayCalendar = ({ title, url, product, events }: Calendar) => {
  const { hostname } = new URL(url);
  return contentLines([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${hostname}//${product}//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `NAME:${escapedText(title)}`,
    `X-WR-CALNAME:${escapedText(title)}`,
    ...events.flatMap(({ id, stamp, from, until = from, summary, description, address, isTentative }) => [
      'BEGIN:VEVENT',
      `UID:${id}@${hostname}`,
      `DTSTAMP:${compact(stamp)}T000000Z`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(dayAfter(until))}`,
      `SUMMARY:${escapedText(summary)}`,
      `DESCRIPTION:${escapedText(description)}`,
      `URL:${address}`,
      ...(isTentative ? ['STATUS:TENTATIVE'] : []),
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]);
};
