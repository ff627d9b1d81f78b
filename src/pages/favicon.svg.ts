import { favicon } from '@site/isometric';
import type { APIRoute } from 'astro';

export const GET: APIRoute = () =>
  new Response(favicon(), { headers: { 'content-type': 'image/svg+xml; charset=utf-8' } });
