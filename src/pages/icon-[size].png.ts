import { appIcon } from '@site/isometric';
import type { APIRoute } from 'astro';
import { rasterise } from '#src/metadata/rasterise.ts';

/** The two sizes that the manifest names. */
export const getStaticPaths = () => [192, 512].map((size) => ({ params: { size: String(size) } }));

export const GET: APIRoute = async ({ params }) =>
  new Response(await rasterise(appIcon(), Number(params.size)), {
    headers: { 'content-type': 'image/png' },
  });
