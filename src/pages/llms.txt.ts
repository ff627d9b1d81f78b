import type { APIRoute } from 'astro';
import { llms } from '#src/metadata/llms.ts';
import { pageGroups } from '#src/metadata/page-groups.ts';
import { content } from '#src/site/content.ts';
import { releaseBlockers } from '#src/site/release.ts';

const note = releaseBlockers(content).length > 0 ? content.labels.footer.samples : undefined;

export const GET: APIRoute = () =>
  new Response(llms({ firm: content.firm, note, groups: pageGroups(content) }), {
    headers: { 'content-type': 'text/plain; charset=utf-8' },
  });
