import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { ContentError } from '#src/content/problem.ts';
import { checkedContent } from '#src/pictures/owner/checked-content.ts';
import { timeWarning } from '#src/site/checks/days.ts';
import type { Content } from '#src/site/content.ts';
import { releaseBlockers } from '#src/site/release.ts';
import { contentData } from './content-data.ts';
import { siteOf } from './hosting/site-of.ts';

/**
 * Reads all content before anything is built or served, for the pages too, and ends the command with every problem named. Of a
 * build it leaves what hosts are told, in `generated/site.json` beside the pages.
 */
export const contentGuard = (): AstroIntegration => {
  let content: Content;
  return {
    name: 'content-guard',
    hooks: {
      'astro:config:setup': async ({ command, updateConfig }) => {
        try {
          content = await checkedContent();
          // While pages are served their texts change.
          const given = command === 'build' ? { content } : { shown: process.env.SHOWN_TEXT };
          updateConfig({ vite: { plugins: [contentData(given)] } });
          const left = releaseBlockers(content).length;
          if (command === 'build' && left > 0) {
            console.warn(
              `${left} sample values and open claims are left in content/: npm run check:release names them.`,
            );
          }
          // The clock speaks to the editor alone: no page depends on the day it is built.
          const warning = timeWarning(content, new Date());
          if (warning) console.warn(warning);
        } catch (error) {
          if (!(error instanceof ContentError)) throw error;
          console.error(`\n${error.message}`);
          process.exit(1);
        }
      },
      'astro:build:done': async ({ dir, pages }) => {
        const addresses = pages.map(({ pathname }) => `/${pathname}`).filter((page) => page !== '/404');
        const site = siteOf(content, addresses);
        await writeFile(new URL('../generated/site.json', dir), JSON.stringify(site, null, 2));
      },
    },
  };
};
