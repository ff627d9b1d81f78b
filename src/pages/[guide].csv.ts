import type { APIRoute, InferGetStaticPropsType } from 'astro';
import { guideFile } from '#src/sections/knowledge/guide/guide-file.ts';
import { content } from '#src/site/content.ts';

export const getStaticPaths = () =>
  content.guides
    .filter(({ sections }) => sections.some(({ kind }) => kind === 'checklist'))
    .map((guide) => ({ params: { guide: guide.address.slice(1) }, props: { guide } }));

/** The tables and the checklist of a guide, to take away. */
export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { guide } }) =>
  new Response(guideFile(guide, content.labels.sections), {
    headers: { 'content-type': 'text/csv; charset=utf-8' },
  });
