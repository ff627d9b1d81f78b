import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { bundle, type Site, serveEditor } from '@site/editor';
import { projectRoot } from '#build/paths.ts';
import { siteAt } from '../../../scripts/editor/site-at.ts';

type Assets = Awaited<ReturnType<typeof bundle>>;

/** A page with the editor of a site open, which edits a copy of content/: `root` is the folder that the copy is in. */
export const test = base.extend<
  { root: string; own: string; site: Site; preview: string; editor: Page },
  { assets: Assets }
>({
  assets: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for here.
    async ({}, use) => use(await bundle(join(projectRoot, 'src'))),
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for here.
  root: async ({}, use) => {
    const root = await mkdtemp(join(tmpdir(), 'editor-'));
    await cp(join(projectRoot, 'content'), join(root, 'content'), { recursive: true });
    await use(root);
    await rm(root, { recursive: true });
  },
  own: async ({ root }, use) => use(join(root, '.editor')),
  site: async ({ root }, use) => use(siteAt(root)),
  // The built site: what is being written does not stand there.
  preview: async ({ baseURL }, use) => use(baseURL ?? ''),
  editor: async ({ page, own, site, assets, preview }, use) => {
    const log = () => undefined;
    const { address, close } = await serveEditor(site, {
      port: 0,
      preview,
      own,
      assets,
      log,
    });
    await page.goto(address);
    await use(page);
    await close();
  },
});
