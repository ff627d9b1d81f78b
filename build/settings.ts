import { defaultStrictTransport, type Site } from '@site/hosting';
import { contentFiles, mediaNames, routeAddresses } from '#src/content/files.ts';
import { loadContent } from '#src/content/load.ts';
import { resolvedRedirects } from '#src/content/redirects.ts';
import { releaseBlockers } from '#src/content/release.ts';

/**
 * What the content says about hosting: the names the site is published under, the pages that have moved, how far browsers
 * shall insist on https, and whether samples are left.
 */
export type Settings = Pick<Site, 'redirects' | 'strictTransport' | 'isDraft'> & { hosts: string[] };

/** Reads the settings from the content of a project. Throws a `ContentError` naming everything that is wrong in it. */
export const readSettings = (root: string): Settings => {
  const content = loadContent(contentFiles(root), mediaNames(root), routeAddresses(root));
  const { url, strictTransport } = content.firm;
  return {
    hosts: [new URL(url).hostname],
    redirects: resolvedRedirects(content),
    strictTransport: { ...defaultStrictTransport, ...strictTransport },
    isDraft: releaseBlockers(content).length > 0,
  };
};
