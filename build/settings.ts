import { defaultStrictTransport, type Redirect, type StrictTransport } from '@site/hosting';
import { contentFiles, mediaNames, routeAddresses } from '#src/content/files.ts';
import { loadContent } from '#src/content/load.ts';
import { resolvedRedirects } from '#src/content/redirects.ts';

/**
 * What the content says about hosting: the names the site is published under, the pages that have moved, and how far
 * browsers shall insist on https.
 */
export type Settings = { hosts: string[]; redirects: Redirect[]; strictTransport: StrictTransport };

/** Reads the settings from the content of a project. Throws a `ContentError` naming everything that is wrong in it. */
export const readSettings = (root: string): Settings => {
  const content = loadContent(contentFiles(root), mediaNames(root), routeAddresses(root));
  const { url, strictTransport } = content.firm;
  return {
    hosts: [new URL(url).hostname],
    redirects: resolvedRedirects(content),
    strictTransport: { ...defaultStrictTransport, ...strictTransport },
  };
};
