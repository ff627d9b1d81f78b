import { join } from 'node:path';
import type { Checked, Site } from '@site/editor';
import { buildPaths, projectRoot } from '@site/hosting';
import { schemaOf } from '#src/content/content-files.ts';
import { contentFiles } from '#src/content/files.ts';
import { ContentError } from '#src/content/problem.ts';
import { releaseBlockers } from '#src/content/release.ts';
import { tokensIn } from '#src/content/token-values.ts';
import { checkedContent } from '#src/pictures/owner/checked-content.ts';
import { buildSite } from './build-site.ts';
import { placesOf } from './places.ts';

const check = async (texts: ReadonlyMap<string, string>): Promise<Checked> => {
  try {
    return { problems: [], unsettled: releaseBlockers(await checkedContent(texts)) };
  } catch (error) {
    if (error instanceof ContentError) return { problems: error.problems, unsettled: undefined };
    throw error;
  }
};

/** What the editor has to know of this site, whose texts lie in `content/` below a folder. */
export const siteAt = (root: string): Site => ({
  root,
  look: join(projectRoot, 'src'),
  texts: () => contentFiles(root),
  places: placesOf,
  tokens: tokensIn,
  schemaOf,
  check,
  publishing: {
    way: async (texts) => (await checkedContent(texts)).publish,
    build: buildSite,
    dist: buildPaths(projectRoot).dist,
  },
});
