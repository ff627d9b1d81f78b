import type { APIRoute } from 'astro';
import { favicon } from '#src/art/logo-mark.ts';

export const GET: APIRoute = () =>
  new Response(favicon(), { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
