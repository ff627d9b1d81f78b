import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';
import { axe, colours } from '../audits/axe.ts';
import { test } from './opened-editor.ts';

const openText = (editor: Page, name: RegExp) =>
  editor.getByRole('navigation', { name: 'Texts' }).getByRole('button', { name }).click();

/** Opens the pictures of the first field of that name. */
const unfold = async (editor: Page, name: string) => {
  const field = editor.getByRole('button', { name: new RegExp(`^${name}: `) }).first();
  await field.click();
  return { field, pictures: editor.getByRole('group', { name, exact: true }) };
};

const isDrawn = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth))
    .toBeGreaterThan(0);

test('an icon is sought by words and chosen by its picture', async ({ editor, root }) => {
  const file = join(root, 'content/reasons.yaml');
  const before = await readFile(file, 'utf8');
  const [whole = '', now = ''] = /\n +icon: (.*)\n/.exec(before) ?? [];
  await openText(editor, /^Reasons/);
  await editor.locator('summary').first().click();
  const { field, pictures } = await unfold(editor, 'Icon');
  // What the site shows already comes first, and the one that stands here is marked.
  const chosen = pictures.getByRole('radio', { checked: true });
  await expect(chosen).toHaveCount(1);
  await expect(field).toContainText('Done');
  await isDrawn(pictures.locator('img').first());
  await editor.getByRole('searchbox', { name: /^Search by words/ }).fill('umbrella off');
  await pictures.getByRole('radio', { name: 'Umbrella off' }).check();
  await expect(field).toHaveAccessibleName('Icon: Umbrella off. Done');
  const found = await axe(editor);
  await editor.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await colours(editor)));
  expect(found).toEqual([]);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByRole('status').first()).toHaveText('Saved.');
  const after = before.replace(whole, whole.replace(now, 'umbrella-off'));
  expect(await readFile(file, 'utf8')).toBe(after);
});

test('a drawing is chosen with the keys of the keyboard', async ({ editor }) => {
  await openText(editor, /^Credentials \d/);
  await editor.locator('summary').first().click();
  const { field, pictures } = await unfold(editor, 'Drawing');
  const chosen = pictures.getByRole('radio', { checked: true });
  const before = await chosen.evaluate((radio) => radio.parentElement?.textContent);
  await isDrawn(editor.locator('.drawn-now img').first());
  await field.press('Tab');
  await expect(chosen).toBeFocused();
  await chosen.press('ArrowDown');
  await expect(chosen).toBeFocused();
  await expect(field).not.toHaveAccessibleName(new RegExp(`^Drawing: ${before}`));
  await field.click();
  await expect(pictures).toHaveCount(0);
});
