import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { siteAt } from '../../../scripts/editor/site-at.ts';
import { axe } from '../audits/axe.ts';
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
    const site = siteAt(root);
    const dist = join(root, 'dist');
    await mkdir(dist);
    await writeFile(join(root, 'content/publish.yaml'), ways(root));
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
});

test('a telephone is changed, its pages are looked at before and after, and it reaches the host', async ({
  editor,
  person,
  root,
  git,
}) => {
  const host = join(root, 'host.git');
  execFileSync('git', ['init', '--quiet', '--bare', host]);
  git('remote', 'add', 'host', host);
  const there = (file: string) => git('--git-dir', host, 'show', `live:${file}`);
  const main = editor.getByRole('main');
  const look = async () => {
    await person.click(editor.getByRole('link', { name: 'Publish', exact: true }));
    await person.click(main.getByRole('button', { name: 'See what would change' }));
  };
  const publish = async () => {
    await person.click(main.getByRole('button', { name: 'Publish now' }));
    await expect(main.getByRole('status')).toHaveText(/^Handed to the host: it builds the new site now/);
  };
  writeFileSync(join(root, '.gitignore'), '.editor\ndist\ndraft\nhost.git\n');
  git('add', '.');
  git('commit', '--quiet', '--message=How it goes live');
  await look();
  await expect(main.getByRole('heading', { name: /^The first time/ })).toBeVisible();
  // A draft can be seen while samples are left; only going live waits.
  const now = main.getByRole('button', { name: 'Publish now' });
  await expect(now).toBeDisabled();
  await expect(now).toHaveAccessibleDescription(/still to replace/);
  expect(await axe(editor)).toEqual([]);
  await person.click(main.getByRole('button', { name: 'Put a draft online' }));
  await expect(main.getByText(/^Done: .*draft holds the new site\.$/)).toBeVisible();
  expect(existsSync(join(root, 'draft/contact.html'))).toBe(true);
  await look();
  await publish();
  const before = await readFile(join(root, firm), 'utf8');
  expect(there(firm)).toBe(before);

  person.steps = 0;
  await person.open('Name, telephones, address');
  const office = editor.getByRole('group', { name: 'Office' });
  await person.write(office.getByRole('textbox', { name: 'Number' }), '+94 11 765 4321');
  await person.save();
  await look();
  await expect(main.getByRole('heading', { name: '2 pages change' })).toBeVisible();
  const page = main.getByRole('listitem').filter({ hasText: '2 pages, in the same words' });
  await expect(page.getByRole('deletion')).toHaveText(`before: Call ${numberOf(before)}`);
  await expect(page.getByRole('insertion')).toHaveText('after: Call +94 11 765 4321');
  await person.click(page.getByRole('button', { name: 'Show before and after (Contact)' }));
  const frame = (title: string) => main.frameLocator(`iframe[title="${title}"]`).getByRole('paragraph');
  await expect(frame('Before: Contact')).toHaveText(`Call ${numberOf(before)}`);
  await expect(frame('After: Contact')).toHaveText('Call +94 11 765 4321');
  await expect(page.getByRole('link', { name: 'Open it whole (after, in a new tab)' })).toBeVisible();
  expect(await axe(editor)).toEqual([]);
  expect(there(firm)).toBe(before);
  await publish();
  expect(there(firm)).toBe(await readFile(join(root, firm), 'utf8'));
  expect(numberOf(there(firm))).toBe('+94 11 765 4321');
  expect(git('rev-parse', 'HEAD')).toBe(git('--git-dir', host, 'rev-parse', 'live'));
});

test('a field that two machines have changed is asked for, one by one, before anything is built', async ({
  editor,
  person,
  root,
  git,
  text,
  write,
}) => {
  const host = join(root, 'host.git');
  execFileSync('git', ['init', '--quiet', '--bare', host]);
  git('remote', 'add', 'host', host);
  writeFileSync(join(root, '.gitignore'), '.editor\ndist\nhost.git\n');
  git('add', '.');
  git('commit', '--quiet', '--message=How it goes live');
  const begun = git('rev-parse', 'HEAD').trim();
  write(firm, text(firm).replace(ofOffice, '+94 11 222 2222'));
  git('commit', '--quiet', '--all', '--message=Theirs');
  git('push', '--quiet', 'host', 'HEAD:live');
  git('reset', '--quiet', '--hard', begun);
  await person.open('Name, telephones, address');
  const office = editor.getByRole('group', { name: 'Office' });
  await person.write(office.getByRole('textbox', { name: 'Number' }), '+94 11 333 3333');
  await person.save();
  await person.click(editor.getByRole('link', { name: 'Publish', exact: true }));
  await person.click(editor.getByRole('button', { name: 'See what would change' }));
  const both = editor.getByRole('region', { name: 'Changed on another machine too' });
  await expect(both.getByRole('heading', { name: 'Name, telephones, address' })).toBeVisible();
  expect(await axe(editor)).toEqual([]);
  await person.click(both.getByRole('radio', { name: /^Theirs: .*222 2222/ }));
  await person.click(both.getByRole('button', { name: 'Go on with both' }));
  await expect(editor.getByRole('button', { name: 'Publish now' })).toBeVisible();
  expect(numberOf(text(firm))).toBe('+94 11 222 2222');
});
