import type { APIRoute } from 'astro';
import { checkCertificateFile } from '#src/islands/check-certificate/source.ts';
import { compareFile } from '#src/islands/compare/source.ts';
import { islandFile } from '#src/islands/plan/source.ts';

/** What the islands show. */
export const getStaticPaths = () =>
  [islandFile, checkCertificateFile, compareFile].map(({ file, text }) => ({
    params: { file },
    props: { text },
  }));

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } });
