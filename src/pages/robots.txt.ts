import type { APIRoute } from 'astro';
import { content } from '#src/content/content.ts';
import { releaseBlockers } from '#src/content/release.ts';
import { robots } from '#src/discovery/robots.ts';

export const GET: APIRoute = () =>
  new Response(robots({ base: content.firm.url, isSample: releaseBlockers(content).length > 0 }), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
