import { execFileSync } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { bundle, serveEditor } from '@site/editor';
import { projectRoot } from '@site/hosting';
import { siteAt } from '../../../scripts/editor/site-at.ts';

type Assets = Awaited<ReturnType<typeof bundle>>;

/** A page with the editor open, which edits a copy of content/: `root` is the folder that the copy is in. */
export const test = base.extend<{ root: string; editor: Page }, { assets: Assets }>({
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
  editor: async ({ page, root, assets, baseURL }, use) => {
    const own = join(root, '.editor');
    const log = () => undefined;
    const { address, close } = await serveEditor(siteAt(root), {
      port: 0,
      preview: baseURL ?? '',
      own,
      assets,
      log,
    });
    await page.goto(address);
    await use(page);
    await close();
  },
});

/** The same, in a repository of its own with one version of every text. */
export const inRepository = test.extend({
  root: async ({ root }, use) => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root });
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=Made', '-c', 'user.email=', 'commit', '--quiet', '--message=As delivered');
    await use(root);
  },
});
