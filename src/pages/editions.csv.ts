import type { APIRoute } from 'astro';
import { registerTable } from '#src/features/editions/downloads/table.ts';
import { content } from '#src/site/content.ts';

/** The edition register as a table. */
export const GET: APIRoute = () =>
  new Response(registerTable(content.editions, content.editionLabels), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
