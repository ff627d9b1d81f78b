import type { APIRoute } from 'astro';
import { content } from '#src/content/content.ts';
import { sitemap } from '#src/metadata/sitemap.ts';

export const GET: APIRoute = () =>
  new Response(sitemap(content.pages, content.firm.url), {
    headers: { 'content-type': 'application/xml; charset=utf-8' },
  });
