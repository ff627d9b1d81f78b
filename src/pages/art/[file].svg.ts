import type { APIRoute } from 'astro';
import { allDrawings } from '#src/pictures/drawings.ts';

/** Every drawing as a file whose name carries its content's hash: cached for good. */
export const getStaticPaths = () =>
  allDrawings().map(({ src, svg }) => ({
    params: { file: src.replace(/^\/art\/|\.svg$/g, '') },
    props: { svg },
  }));

export const GET: APIRoute<{ svg: string }> = ({ props }) =>
  new Response(props.svg, { headers: { 'content-type': 'image/svg+xml' } });
