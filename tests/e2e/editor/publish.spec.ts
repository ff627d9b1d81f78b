import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { siteAt } from '../../../scripts/editor/site-at.ts';
import { timeOfContent } from '../../content/this-content.ts';
import { test as opened } from './opened-editor.ts';

const firm = 'content/firm.yaml';
const pages = { 'contact.html': 'Contact', 'index.html': 'Home' };
const ofOffice = /(?<=\n {2}office:\n.*\n {4}number: ).*/;
const numberOf = (text: string) => ofOffice.exec(text)?.[0] ?? '';

const ways = (root: string) =>
  `live:\n  how: push\n  remote: host\n  branch: live\ndraft:\n  how: copy\n  folder: ${join(root, 'draft')}\n`;

/**
 * The site goes to a branch of a repository on this machine. It is built in an instant: two pages with the telephone of
 * the office. Samples may go live here, once the draft has been looked at.
 */
const test = opened.extend({
  site: async ({ root }, use) => {
    const site = siteAt(root, timeOfContent);
    const dist = join(root, 'dist');
    await mkdir(dist);
    const build = async () => {
      const number = numberOf(await readFile(join(root, firm), 'utf8'));
      for (const [name, title] of Object.entries(pages)) {
        const page = `<!doctype html><html lang="en"><title>${title}</title><body><h1>${title}</h1><p>Call ${number}</p></body></html>`;
        await writeFile(join(dist, name), page);
      }
    };
    const check: typeof site.check = async (...given) => {
      const found = await site.check(...given);
      return existsSync(join(root, 'draft')) ? { ...found, unsettled: [] } : found;
    };
    await use({ ...site, check, publishing: { ...site.publishing, build, dist } });
  },
  git: async ({ root, git }, use) => {
    git('init', '--quiet', '--bare', 'host.git');
    git('remote', 'add', 'host', join(root, 'host.git'));
    await writeFile(join(root, 'content/publish.yaml'), ways(root));
    await writeFile(join(root, '.gitignore'), '.editor\ndist\ndraft\nhost.git\n');
    git('add', '.');
    git('commit', '--quiet', '--message=How it goes live');
    await use(git);
  },
});

test('a number is seen before and after, and is published', async ({ editor, person, root, git }) => {
  const there = (file: string) => git('--git-dir', 'host.git', 'show', `live:${file}`);
  const main = editor.getByRole('main');
  const look = async () => {
    await editor.getByRole('link', { name: 'Publish', exact: true }).click();
    await main.getByRole('button', { name: 'See what would change' }).click();
  };
  const publish = async () => {
    await main.getByRole('button', { name: 'Publish now' }).click();
    await expect(main.getByRole('status')).toHaveText(/^Handed to the host: it builds the new site now/);
  };
  await look();
  await expect(main.getByRole('heading', { name: /^The first time/ })).toBeVisible();
  // A draft can be seen while samples are left; only going live waits.
  const now = main.getByRole('button', { name: 'Publish now' });
  await expect(now).toBeDisabled();
  await expect(now).toHaveAccessibleDescription(/Still to replace/);
  await person.findsNoBarrier();
  await main.getByRole('button', { name: 'Put a draft online' }).click();
  await expect(main.getByText(/^Done: .*draft holds the new site\.$/)).toBeVisible();
  expect(existsSync(join(root, 'draft/contact.html'))).toBe(true);
  await look();
  await publish();
  const before = await readFile(join(root, firm), 'utf8');
  expect(there(firm)).toBe(before);

  await person.open('Name, telephones, address');
  await person.number().fill('+94 11 765 4321');
  await person.save();
  await look();
  await expect(main.getByRole('heading', { name: 'Pages that change: 2' })).toBeVisible();
  const page = main.getByRole('listitem').filter({ hasText: '2 pages, in the same words' });
  await expect(page.getByRole('deletion')).toHaveText(`before: Call ${numberOf(before)}`);
  await expect(page.getByRole('insertion')).toHaveText('after: Call +94 11 765 4321');
  await page.getByText('Show before and after (Contact)').click();
  const frame = (title: string) => main.frameLocator(`iframe[title="${title}"]`).getByRole('paragraph');
  await expect(frame('Before: Contact')).toHaveText(`Call ${numberOf(before)}`);
  await expect(frame('After: Contact')).toHaveText('Call +94 11 765 4321');
  for (const shown of await main.locator('details[open] iframe').all()) await expect(shown).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open it whole (after, in a new tab)' })).toBeVisible();
  await person.findsNoBarrier();
  expect(there(firm)).toBe(before);
  await publish();
  expect(there(firm)).toBe(await readFile(join(root, firm), 'utf8'));
  expect(numberOf(there(firm))).toBe('+94 11 765 4321');
  expect(git('rev-parse', 'HEAD')).toBe(git('--git-dir', 'host.git', 'rev-parse', 'live'));
});

test('what two machines have changed is asked for first', async ({ editor, person, git, text, write }) => {
  const begun = git('rev-parse', 'HEAD').trim();
  write(firm, text(firm).replace(ofOffice, '+94 11 222 2222'));
  git('commit', '--quiet', '--all', '--message=Theirs');
  git('push', '--quiet', 'host', 'HEAD:live');
  git('reset', '--quiet', '--hard', begun);
  await person.open('Name, telephones, address');
  await person.number().fill('+94 11 333 3333');
  await person.save();
  await editor.getByRole('link', { name: 'Publish', exact: true }).click();
  await editor.getByRole('button', { name: 'See what would change' }).click();
  const both = editor.getByRole('region', { name: 'Changed on another machine too' });
  await expect(
    both.getByRole('group', { name: 'Name, telephones, address: Phones, Office, Number' }),
  ).toBeVisible();
  await person.findsNoBarrier();
  await both.getByRole('radio', { name: /^Theirs: .*222 2222/ }).click();
  await both.getByRole('button', { name: 'Go on with both' }).click();
  // Git puts together what two have made, step by step: that takes a busy machine its time.
  await expect(editor.getByRole('button', { name: 'Publish now' })).toBeVisible({ timeout: 90_000 });
  expect(numberOf(text(firm))).toBe('+94 11 222 2222');
});
