import type { APIRoute } from 'astro';
import { islands } from './_islands.ts';

/** What the islands show. */
export const getStaticPaths = () =>
  Object.values(islands).map(({ file, text }) => ({
    params: { file },
    props: { text },
  }));

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
