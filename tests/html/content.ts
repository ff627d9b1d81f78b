import { contentFiles, mediaNames, routeAddresses } from '#src/content/files.ts';
import { loadContent } from '#src/site/load.ts';

/** What the built site says, so that a test can ask for it without knowing a fact of the firm. */
export const content = loadContent(contentFiles(), mediaNames(), routeAddresses());
