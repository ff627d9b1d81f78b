import type { APIRoute } from 'astro';
import { robots } from '#src/metadata/robots.ts';
import { content } from '#src/site/content.ts';

export const GET: APIRoute = () =>
  new Response(robots(content.firm.url), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
