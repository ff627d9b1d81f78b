import type { APIRoute } from 'astro';
import { beforePaint } from '#src/shell/before-paint.ts';

export const getStaticPaths = () => [
  { params: { file: beforePaint.src.replace(/^\/scripts\/|\.js$/g, '') } },
];

export const GET: APIRoute = () =>
  new Response(beforePaint.text, { headers: { 'content-type': 'text/javascript' } });
