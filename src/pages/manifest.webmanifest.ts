import type { APIRoute } from 'astro';
import { webManifest } from '#src/metadata/web-manifest.ts';
import { content } from '#src/site/content.ts';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(webManifest(content.firm)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
