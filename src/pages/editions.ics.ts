import type { APIRoute } from 'astro';
import { deadlineEvents } from '#src/features/editions/downloads/calendar.ts';
import { wholeDayCalendar } from '#src/features/editions/downloads/whole-day-calendar.ts';
import { content } from '#src/site/content.ts';
import { addressOf } from '#src/site/pages.ts';

/** The deadlines of the edition register, for a calendar. */
export const GET: APIRoute = () => {
  const { editions, editionsPage, firm, editionLabels: labels } = content;
  const { url } = firm;
  const text = wholeDayCalendar({
    title: `${firm.name}: ${editionsPage.name}`,
    url,
    product: 'Edition register',
    events: deadlineEvents(editions, { url, labels, addressOf, disclaimer: editionsPage.disclaimer }),
  });
  return new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
};
