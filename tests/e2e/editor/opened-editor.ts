import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import { bundle, type Site, serveEditor } from '@site/editor';
import { projectRoot } from '#build/paths.ts';
import { siteAt } from '../../../scripts/editor/site-at.ts';

type Assets = Awaited<ReturnType<typeof bundle>>;

/** Somebody who edits: every click and every field that is filled in is a step. */
export class Person {
  steps = 0;
  readonly #editor: Page;

  constructor(editor: Page) {
    this.#editor = editor;
  }

  async click(control: Locator): Promise<void> {
    this.steps++;
    await control.click();
  }

  async write(field: Locator, text: string): Promise<void> {
    this.steps++;
    await field.fill(text);
  }

  /** Opens a text by its name in the list. */
  async open(name: string): Promise<void> {
    const texts = this.#editor.getByRole('navigation', { name: 'Texts' });
    await this.click(texts.getByRole('link', { name: new RegExp(`^${name}(?: \\d+ still to replace)?$`) }));
    await expect(this.#editor.getByRole('main').getByRole('heading', { name, exact: true })).toBeVisible();
  }

  /** Saves, says who it was, and leaves the sentence as it is proposed. */
  async save(): Promise<void> {
    const dialog = this.#editor.getByRole('dialog', { name: 'What did you change?' });
    await this.click(this.#editor.getByRole('button', { name: 'Save', exact: true }));
    await this.write(dialog.getByRole('textbox', { name: 'Your name' }), 'K. Silva');
    await this.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(this.state()).toHaveText('Saved.');
  }

  /** What the editor says of the work. */
  state(): Locator {
    return this.#editor.locator('.bar > [role=status]');
  }
}

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
    person: Person;
  },
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
  site: async ({ root }, use) => use(siteAt(root)),
  // The built site: what is being written does not stand there.
  preview: async ({ baseURL }, use) => use(baseURL ?? ''),
  start: async ({ root, site, assets, preview }, use) => {
    const started: Awaited<ReturnType<typeof serveEditor>>[] = [];
    await use(async (port = 0) => {
      const options = { port, token: 'of-the-test', preview, own: join(root, '.editor'), assets };
      const editor = await serveEditor(site, { ...options, log: () => undefined });
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
  person: async ({ editor }, use, { annotations }) => {
    const person = new Person(editor);
    await use(person);
    annotations.push({ type: 'steps', description: String(person.steps) });
  },
});
