import { contentFiles, mediaNames, routeAddresses } from '#src/content/files.ts';
import { loadContent } from '#src/content/load.ts';
import { resolvedRedirects } from '#src/content/redirects.ts';
import type { Redirect } from './redirects.ts';

/** What the content says about hosting: the names the site is published under, and the pages that have moved. */
export type Settings = { hosts: string[]; redirects: Redirect[] };

/** Reads the settings from the content of a project. Throws a `ContentError` naming everything that is wrong in it. */
export function readSettings(root: string): Settings {
  const content = loadContent(contentFiles(root), mediaNames(root), routeAddresses(root));
  return { hosts: [new URL(content.firm.url).hostname], redirects: resolvedRedirects(content) };
}
