import type { APIRoute } from 'astro';
import { content } from '#src/content/content.ts';
import { robots } from '#src/metadata/robots.ts';

export const GET: APIRoute = () =>
  new Response(robots(content.firm.url), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
