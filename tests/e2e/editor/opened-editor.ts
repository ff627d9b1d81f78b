import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { bundle, type Site, serveEditor } from '@site/editor';
import { projectRoot } from '#build/paths.ts';
import { madeStyles } from '#build/styles/made-styles.ts';
import { siteAt } from '../../../scripts/editor/site-at.ts';
import { timeOfContent } from '../../content/this-content.ts';
import { axe, colours } from '../audits/axe.ts';

/** Somebody who edits. */
const personAt = (editor: Page) => {
  /** What the editor says of the work. */
  const state = editor.locator('.bar > [role=status]');
  return {
    state,

    /** Opens a text by its name in the list. */
    open: async (name: string) => {
      const texts = editor.getByRole('navigation', { name: 'Texts' });
      await texts.getByRole('link', { name: new RegExp(`^${name}(?: \\d+ still to replace)?$`) }).click();
      await expect(editor.getByRole('main').getByRole('heading', { name, exact: true })).toBeVisible();
    },

    /** The field of the number of a telephone, such as that of the office. */
    number: (of = 'Office') =>
      editor.getByRole('group', { name: of }).getByRole('textbox', { name: 'Number' }),

    /** Saves, says who it was, and leaves the sentence as it is proposed. */
    save: async () => {
      const dialog = editor.getByRole('dialog', { name: 'What did you change?' });
      await editor.getByRole('button', { name: 'Save', exact: true }).click();
      await dialog.getByRole('textbox', { name: 'Your name' }).fill('K. Silva');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(state).toHaveText('Saved.');
    },

    /** Finds nothing that keeps people out, as the page is now, in the dark too. */
    findsNoBarrier: async () => {
      const found = await axe(editor);
      await editor.emulateMedia({ colorScheme: 'dark' });
      found.push(...(await colours(editor)));
      await editor.emulateMedia({ colorScheme: 'light' });
      expect(found).toEqual([]);
    },
  };
};

/**
 * A page with the editor of a site open, which edits a copy of content/ in a repository of its own. `start` serves it, as
 * often as it was ended; `text` reads a file of the copy, but for the day, which saving sets; `newest` is who made the last
 * version, and of which files.
 */
export const test = base.extend<
  {
    root: string;
    git: (...args: string[]) => string;
    text: (file: string) => string;
    write: (file: string, text: string) => void;
    newest: () => string[];
    site: Site;
    preview: string;
    start: (port?: number) => ReturnType<typeof serveEditor>;
    editor: Page;
    person: ReturnType<typeof personAt>;
  },
  { app: string }
>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for here.
    async ({}, use) => {
      const app = await mkdtemp(join(tmpdir(), 'editor-app-'));
      await bundle({ folder: join(projectRoot, 'src'), made: madeStyles() }, app);
      await use(app);
      await rm(app, { recursive: true });
    },
    { scope: 'worker' },
  ],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads which fixtures are asked for here.
  root: async ({}, use) => {
    const root = await mkdtemp(join(tmpdir(), 'editor-'));
    await cp(join(projectRoot, 'content'), join(root, 'content'), { recursive: true });
    await use(root);
    await rm(root, { recursive: true });
  },
  git: async ({ root }, use) => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
    git('init', '--quiet', '--initial-branch=main');
    git('config', 'user.name', 'Made');
    git('config', 'user.email', '');
    git('add', 'content');
    git('commit', '--quiet', '--message=As delivered');
    await use(git);
  },
  text: async ({ root }, use) =>
    use((file) => readFileSync(join(root, file), 'utf8').replace(/^changed: .*\n/m, '')),
  write: async ({ root }, use) => use((file, text) => writeFileSync(join(root, file), text)),
  newest: async ({ git }, use) =>
    use(() => git('log', '-1', '--format=%an', '--name-only').trim().split(/\n+/)),
  site: async ({ root }, use) => use(siteAt(root, timeOfContent)),
  // The built site: what is being written does not stand there.
  preview: async ({ baseURL }, use) => use(baseURL ?? ''),
  start: async ({ site, app, preview }, use) => {
    const started: Awaited<ReturnType<typeof serveEditor>>[] = [];
    await use(async (port = 0) => {
      const log = () => undefined;
      const editor = await serveEditor(site, { port, token: 'of-the-test', preview, app, log });
      started.push(editor);
      return editor;
    });
    for (const { close } of started) await close().catch(() => undefined);
  },
  // In a repository, as the fixture `git` makes it.
  editor: async ({ page, start, git: _ }, use) => {
    await page.goto((await start()).address);
    await expect(page.getByRole('navigation', { name: 'Texts' })).toBeVisible();
    await use(page);
  },
  person: async ({ editor }, use) => use(personAt(editor)),
});
