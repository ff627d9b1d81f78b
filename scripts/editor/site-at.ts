import { join } from 'node:path';
import type { Checked, Files, Site } from '@site/editor';
import { buildPaths, projectRoot } from '#build/paths.ts';
import { latestDay } from '#src/content/days.ts';
import { contentFiles, mediaFiles } from '#src/content/files.ts';
import { ContentError } from '#src/content/problem.ts';
import { checkedContent } from '#src/pictures/owner/checked-content.ts';
import { schemaOf } from '#src/site/content-files.ts';
import { releaseBlockers } from '#src/site/release.ts';
import { tokensIn } from '#src/site/token-values.ts';
import { buildSite } from './build-site.ts';
import { drawnAt } from './drawn.ts';
import { picturesAt, shownAndUnused } from './pictures.ts';
import { placesOf } from './places.ts';

/** A picture that no text names stops no save: it is removed where all of them are listed. */
const check = async (texts: ReadonlyMap<string, string>, held: Files, root: string): Promise<Checked> => {
  const { shown, unused } = shownAndUnused(texts, held, root);
  try {
    const content = await checkedContent(texts, shown, root, latestDay());
    return { problems: [], unsettled: releaseBlockers(content), unused };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems, unsettled: undefined, unused: undefined };
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
  check: (texts, held) => check(texts, held, root),
  pictures: picturesAt(root),
  drawn: drawnAt(() => contentFiles(root)),
  publishing: {
    way: async (texts) => (await checkedContent(texts, mediaFiles(root), root)).publish,
    build: buildSite,
    dist: buildPaths(projectRoot).dist,
  },
});
