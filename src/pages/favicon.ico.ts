import type { APIRoute } from 'astro';
import { favicon } from '#src/art/logo-mark.ts';
import { ico } from '#src/discovery/ico.ts';
import { rasterise } from '#src/discovery/rasterise.ts';

/** The mark for browsers and tools that ask for this address without looking into a page. */
export const GET: APIRoute = async () => {
  const images = [16, 32, 48].map(async (size) => ({ size, png: await rasterise(favicon(), size) }));
  return new Response(ico(await Promise.all(images)), { headers: { 'content-type': 'image/x-icon' } });
};
