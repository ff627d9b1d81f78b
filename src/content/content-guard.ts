import type { AstroIntegration } from 'astro';
import { contentFiles, mediaNames, routeAddresses } from './files.ts';
import { loadContent } from './load.ts';
import { ContentError } from './problem.ts';

/** Reads all content before anything is built or served, and ends the command with every problem named. */
export const contentGuard = (): AstroIntegration => ({
  name: 'content-guard',
  hooks: {
    'astro:config:setup': () => {
      try {
        loadContent(contentFiles(), mediaNames(), routeAddresses());
      } catch (error) {
        if (!(error instanceof ContentError)) throw error;
        console.error(`\n${error.message}`);
        process.exit(1);
      }
    },
  },
});
