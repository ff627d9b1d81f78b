import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { siteAt } from '../../../scripts/editor/site-at.ts';
import { axe } from '../audits/axe.ts';
import { test as kept } from './kept-editor.ts';

const firm = 'content/firm.yaml';
const pages = { 'contact.html': 'Contact', 'index.html': 'Home' };
const numberOf = (text: string) => /(?<=\n {2}office:\n.*\n {4}number: ).*/.exec(text)?.[0] ?? '';

/**
 * The site goes to a branch of a repository on this machine. It is built in an instant: two pages with the telephone of
 * the office. Samples may be published here.
 */
const test = kept.extend({
  site: async ({ root }, use) => {
    const site = siteAt(root);
    const dist = join(root, 'dist');
    await mkdir(dist);
    await writeFile(join(root, 'content/publish.yaml'), 'how: push\nremote: host\nbranch: live\n');
    const build = async () => {
      const number = numberOf(await readFile(join(root, firm), 'utf8'));
      for (const [name, title] of Object.entries(pages)) {
        const page = `<!doctype html><html lang="en"><title>${title}</title><body><h1>${title}</h1><p>Call ${number}</p></body></html>`;
        await writeFile(join(dist, name), page);
      }
    };
    const check: typeof site.check = async (...given) => ({ ...(await site.check(...given)), unsettled: [] });
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
    await person.click(editor.getByRole('button', { name: 'Publish', exact: true }));
    await person.click(main.getByRole('button', { name: 'See what would change' }));
  };
  const publish = async () => {
    await person.click(main.getByRole('button', { name: 'Publish now' }));
    await expect(main.getByRole('status')).toHaveText('Published: the site is live.');
  };
  await look();
  await expect(main.getByRole('heading', { name: /^The first time/ })).toBeVisible();
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
  const page = main.getByRole('listitem').filter({ hasText: '/contact' });
  await expect(page.getByRole('deletion')).toHaveText(`before: Call ${numberOf(before)}`);
  await expect(page.getByRole('insertion')).toHaveText('after: Call +94 11 765 4321');
  await person.click(page.getByRole('button', { name: 'Show before and after (Contact)' }));
  const frame = (title: string) => main.frameLocator(`iframe[title="${title}"]`).getByRole('paragraph');
  await expect(frame('Before: Contact')).toHaveText(`Call ${numberOf(before)}`);
  await expect(frame('After: Contact')).toHaveText('Call +94 11 765 4321');
  await expect(frame('After: Contact')).toHaveId('first-change');
  await expect(page.getByRole('link', { name: 'Open it whole (after, in a new tab)' })).toBeVisible();
  expect(await axe(editor)).toEqual([]);
  // One page's pictures at a time.
  await main.getByRole('button', { name: 'Show before and after (Home)' }).press('Enter');
  await expect(frame('After: Home')).toHaveText('Call +94 11 765 4321');
  await expect(main.locator('iframe')).toHaveCount(2);
  expect(there(firm)).toBe(before);
  await publish();
  expect(there(firm)).toBe(await readFile(join(root, firm), 'utf8'));
  expect(numberOf(there(firm))).toBe('+94 11 765 4321');
  expect(git('rev-parse', 'HEAD')).toBe(git('--git-dir', host, 'rev-parse', 'live'));
});
