import { contentFiles, mediaFiles, routeAddresses } from '#src/content/files.ts';
import { loadContent } from '#src/site/load.ts';
import { releaseBlockers } from '#src/site/release.ts';
import type { Site } from './hosting/site.ts';

/**
 * What the content says about hosting: the address the site is published under, the addresses that lead to others, how far
 * browsers shall insist on https, and whether samples are left.
 */
export type Settings = Omit<Site, 'pages'>;

/** Reads the settings from the content of a project. Throws a `ContentError` naming everything that is wrong in it. */
export const readSettings = (root: string): Settings => {
  const content = loadContent(contentFiles(root), mediaFiles(root), routeAddresses(root));
  const { url, strictTransport } = content.firm;
  const addresses = new Map(content.pages.map(({ id, address }) => [id, address]));
  return {
    url,
    // `/privacy` → `/termspolicy#privacy`
    redirects: Object.entries(content.redirects).map(([from, target]) => ({
      from,
      to: target.replace(/^[^#]+/, (id) => addresses.get(id) ?? '/'),
    })),
    strictTransport,
    isDraft: releaseBlockers(content).length > 0,
  };
};
