import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { axe, colours } from '../audits/axe.ts';
import { test } from './kept-editor.ts';

const file = 'content/pages/home.yaml';
/** The text of the page, but for the day, which saving sets. */
const saved = async (root: string) =>
  (await readFile(join(root, file), 'utf8')).replace(/^changed: .*$/m, '');

test('a save is signed once, its change is read in words, and the text before comes back byte for byte', async ({
  editor,
  root,
}) => {
  const before = await saved(root);
  const texts = editor.getByRole('navigation', { name: 'Texts' });
  await texts.getByRole('button', { name: 'Home', exact: true }).click();
  const work = editor.getByRole('region', { name: 'Home', exact: true });
  const text = work.getByRole('textbox', { name: 'Tagline' });
  const former = await text.inputValue();
  await text.fill('Another text');
  await work.getByRole('button', { name: 'Save' }).click();

  const dialog = editor.getByRole('dialog', { name: 'What did you change?' });
  await expect(dialog.getByRole('textbox', { name: 'In one sentence' })).toHaveValue('Home: Tagline');
  const found = await axe(editor);
  await dialog.getByRole('textbox', { name: 'Your name' }).fill('K. Silva');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(work.getByRole('status')).toHaveText('Saved.');

  await work.getByRole('button', { name: 'History' }).click();
  const history = work.getByRole('region', { name: 'History' });
  const newest = history.getByRole('listitem').first();
  await expect(newest).toContainText('K. Silva');
  // Beside the day of the last change, which a save sets too.
  await expect(newest.getByRole('deletion').filter({ hasText: former.slice(0, 20) })).toBeVisible();
  await expect(newest.getByRole('insertion').filter({ hasText: 'Another text' })).toBeVisible();
  found.push(...(await axe(editor)));
  await editor.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await colours(editor)));
  expect(found).toEqual([]);

  await history.getByRole('button', { name: 'Bring this back (As delivered)' }).click();
  await expect(text).toHaveValue(former);
  await work.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('By K. Silva.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(work.getByRole('status')).toHaveText('Saved.');
  expect(await saved(root)).toBe(before);

  await editor.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(editor.getByRole('heading', { name: 'Publish' })).toBeVisible();
  expect(await axe(editor)).toEqual([]);
});
