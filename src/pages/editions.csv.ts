import type { APIRoute } from 'astro';
import { content } from '#src/content/content.ts';
import { registerTable } from '#src/downloads/table.ts';

/** The edition register as a table. */
export const GET: APIRoute = () =>
  new Response(registerTable(content.editions, content.labels.edition), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
