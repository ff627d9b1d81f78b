import type { APIRoute } from 'astro';
import { appIcon } from '#src/art/logo-mark.ts';
import { rasterise } from '#src/discovery/rasterise.ts';

/** The size that Apple's home screens ask for, by this address. */
const SIZE = 180;

export const GET: APIRoute = async () =>
  new Response(await rasterise(appIcon(), SIZE), { headers: { 'content-type': 'image/png' } });
