import type { APIRoute } from 'astro';
import { content } from '#src/content/content.ts';
import { webManifest } from '#src/metadata/web-manifest.ts';

export const GET: APIRoute = () =>
  new Response(JSON.stringify(webManifest(content.firm)), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
