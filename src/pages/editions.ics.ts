import type { APIRoute } from 'astro';
import { calendar } from '#src/features/editions/downloads/calendar.ts';
import { content } from '#src/site/content.ts';
import { addressOf } from '#src/site/pages.ts';

/** The deadlines of the edition register, for a calendar. */
export const GET: APIRoute = () => {
  const { editions, editionsPage, firm, editionLabels } = content;
  const text = calendar(editions, {
    title: `${firm.name}: ${editionsPage.name}`,
    url: firm.url,
    labels: editionLabels,
    addressOf,
    disclaimer: editionsPage.disclaimer,
  });
  return new Response(text, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
};
