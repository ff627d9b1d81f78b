import { contentFiles, mediaNames, routeAddresses } from '#src/content/files.ts';
import { loadContent } from '#src/content/load.ts';
import type { Redirect } from './redirects.ts';

/** What the content says about hosting: the name the site is published under, and the pages that have moved. */
export type Settings = { hosts: string[]; redirects: Redirect[] };

/** Reads the settings from the content of a project. Throws a `ContentError` naming everything that is wrong in it. */
export function readSettings(root: string): Settings {
  const { firm, redirects, pages } = loadContent(contentFiles(root), mediaNames(root), routeAddresses(root));
  const addresses = new Map(pages.map(({ id, address }) => [id, address]));
  return {
    hosts: [new URL(firm.url).hostname],
    redirects: Object.entries(redirects).map(([from, page]) => ({ from, to: addresses.get(page) ?? '/' })),
  };
}
