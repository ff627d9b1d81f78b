import type { APIRoute } from 'astro';
import { searchAsset } from '#src/site/search-asset.ts';

/** What the search looks through, for the dialog to fetch when it opens. */
export const getStaticPaths = () => [
  {
    params: { file: searchAsset.src.replace(/^\/search\/|\.json$/g, '') },
    props: { text: searchAsset.text },
  },
];

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
