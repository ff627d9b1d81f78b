import { appIcon } from '@site/isometric';
import type { APIRoute } from 'astro';
import { rasterise } from '#src/metadata/rasterise.ts';

/** The size that Apple's home screens ask for, by this address. */
const SIZE = 180;

export const GET: APIRoute = async () =>
  new Response(await rasterise(appIcon(), SIZE), { headers: { 'content-type': 'image/png' } });
