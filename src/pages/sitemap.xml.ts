import type { APIRoute } from 'astro';
import { sitemap } from '#src/metadata/sitemap.ts';
import { content } from '#src/site/content.ts';

export const GET: APIRoute = () =>
  new Response(sitemap(content.pages, content.firm.url), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
