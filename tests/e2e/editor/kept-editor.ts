import { execFileSync } from 'node:child_process';
import { expect, type Locator, type Page } from '@playwright/test';
import { test as opened } from './opened-editor.ts';

/** Asks git something in a folder. */
export type Git = (...args: string[]) => string;

const gitIn =
  (cwd: string, env: NodeJS.ProcessEnv = process.env): Git =>
  (...args) =>
    execFileSync('git', args, { cwd, env, encoding: 'utf8' });

/** When the texts were delivered: a week ago. */
const delivered = () => new Date(Date.now() - 7 * 24 * 60 * 60 * 1000).toISOString();

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
    const found = texts.getByRole('button', { name: new RegExp(`^${name}(?: \\d+ still to replace)?$`) });
    await this.click(found);
  }

  /** Saves, says who it was, and leaves the sentence as it is proposed. */
  async save(): Promise<void> {
    const dialog = this.#editor.getByRole('dialog', { name: 'What did you change?' });
    await this.click(this.#editor.getByRole('button', { name: 'Save', exact: true }));
    await this.write(dialog.getByRole('textbox', { name: 'Your name' }), 'K. Silva');
    await this.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(this.#editor.getByRole('main').getByRole('status')).toHaveText('Saved.');
  }
}

/** The editor of a copy of content/ in a repository of its own, with one version of every text, a week old; `newest` is who made the last one, and of which files. */
export const test = opened.extend<{ git: Git; newest: () => string[]; person: Person }>({
  root: async ({ root }, use) => {
    const date = delivered();
    const git = gitIn(root, { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date });
    git('init', '--quiet');
    git('add', '.');
    git('-c', 'user.name=Made', '-c', 'user.email=', 'commit', '--quiet', '--message=As delivered');
    await use(root);
  },
  git: async ({ root }, use) => {
    const git = gitIn(root);
    git('config', 'user.name', 'Made');
    git('config', 'user.email', '');
    await use(git);
  },
  newest: async ({ git }, use) =>
    use(() => git('log', '-1', '--format=%an', '--name-only').trim().split(/\n+/)),
  person: async ({ editor }, use, { annotations }) => {
    const person = new Person(editor);
    await use(person);
    annotations.push({ type: 'steps', description: String(person.steps) });
  },
});
