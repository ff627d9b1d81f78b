import type { APIRoute } from 'astro';
import { islandFile, islandText } from '#src/islands/plan/source.ts';

/** What an island shows, as a file whose name carries its content's hash: cached for good. */
export const getStaticPaths = () => [{ params: { file: islandFile }, props: { text: islandText } }];

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
