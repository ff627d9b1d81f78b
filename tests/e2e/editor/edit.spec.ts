import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { axe, colours } from '../audits/axe.ts';
import { test } from './opened-editor.ts';

const firm = (root: string) => join(root, 'content/firm.yaml');
const mark = '  - phones.office.number\n';
const made = '+94 11 765 4321';

/** The texts as delivered, or as a firm has them: here the number of the office is a sample of ours. */
const markOffice = async (root: string) => {
  const text = await readFile(firm(root), 'utf8');
  const marked = text
    .replace(mark, '')
    .replace(/(?<=\n {2}office:\n.*\n {4}number: ).*/, '+94 11 000 0000')
    .replace(/(?<=\n)samples:( \[\])?\n/, `samples:\n${mark}`);
  await writeFile(firm(root), marked);
  return marked;
};

const openFirm = async (editor: Page) => {
  await editor
    .getByRole('navigation', { name: 'Texts' })
    .getByRole('button', { name: /^Name, / })
    .click();
  return editor.getByRole('group', { name: 'Office' }).getByRole('textbox', { name: 'Number' });
};

test('the list of what is still to replace leads to the field, which says why', async ({ editor, root }) => {
  await markOffice(root);
  await editor.reload();
  await editor
    .getByRole('button', { name: 'Phones, Office, Number +94 11 000 0000 sample value' })
    .press('Enter');
  const number = editor.getByRole('group', { name: 'Office' }).getByRole('textbox', { name: 'Number' });
  await expect(number).toBeFocused();
  await expect(number).toBeInViewport();
  await expect(number).toHaveAccessibleDescription(/sample value$/);
  await number.fill(made);
  await expect(number).not.toHaveAccessibleDescription(/sample value$/);
});

test('a page is chosen by its name, and a fact is written where the cursor was', async ({ editor, root }) => {
  const file = join(root, 'content/pages/home.yaml');
  const before = await readFile(file, 'utf8');
  const texts = editor.getByRole('navigation', { name: 'Texts' });
  await texts.getByRole('button', { name: 'Home', exact: true }).click();
  const page = editor.getByRole('group', { name: 'Plan' }).getByRole('combobox', { name: 'Page' });
  const chosen = await page.inputValue();
  expect(before).toContain(`page: ${chosen}\n`);
  await page.selectOption('contact');
  const tagline = editor.getByRole('textbox', { name: 'Tagline' });
  await tagline.fill('Ask .');
  await tagline.press('End');
  await tagline.press('ArrowLeft');
  await editor.getByLabel('Insert a fact where the cursor is').selectOption('firm.name');
  await expect(tagline).toHaveValue('Ask {firm.name}.');
  // The form knows at once: below the text it says what visitors read.
  const [, firmName = ''] = /^name: (.*)$/m.exec(await readFile(firm(root), 'utf8')) ?? [];
  await expect(tagline.locator('..')).toContainText(`Visitors read: Ask ${firmName}.`);
  await expect(tagline.locator('..').getByTitle('{firm.name}')).toHaveText(firmName);
  await editor.getByRole('button', { name: 'Save' }).click();
  await expect(editor.getByRole('status')).toHaveText('Saved.');
  const after = await readFile(file, 'utf8');
  expect(after).toContain('Ask {firm.name}.');
  expect(after.split('page: contact\n').length).toBe(before.split('page: contact\n').length + 1);
});

test('the editor is accessible, light and dark, and fits a window of 320 pixels', async ({ editor }) => {
  const name = editor.getByRole('textbox', { name: 'Name', exact: true });
  await expect(editor.getByRole('heading', { name: 'Still to replace' })).toBeVisible();
  const found = await axe(editor);
  await openFirm(editor);
  await expect(name).toBeVisible();
  await name.fill('');
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  found.push(...(await axe(editor)));
  await editor.emulateMedia({ colorScheme: 'dark' });
  found.push(...(await colours(editor)));
  expect(found).toEqual([]);

  // As at 400 % of a window of 1280 pixels.
  await editor.setViewportSize({ width: 320, height: 640 });
  expect(await editor.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expect(name).toBeVisible();
  await editor.getByRole('button', { name: 'Texts', exact: true }).click();
  await expect(name).toBeHidden();
  await expect(editor.getByRole('searchbox')).toBeVisible();
});

test('who saves after somebody else keeps what both changed, and chooses where both changed the same', async ({
  editor,
  root,
}) => {
  await markOffice(root);
  await editor.reload();
  const number = await openFirm(editor);
  const email = editor.getByRole('group', { name: 'General' }).getByRole('textbox', { name: 'Address' });
  await number.fill(made);
  await email.fill('mine@example.lk');
  const [theirs, theirName] = ['+94 11 234 0000', 'Their Name'];
  const saved = (await readFile(firm(root), 'utf8'))
    .replaceAll('+94 11 000 0000', theirs)
    .replace(/^name: .*/m, `name: ${theirName}`);
  await writeFile(firm(root), saved);
  const save = editor.getByRole('button', { name: 'Save' });
  await save.click();
  const both = editor.getByRole('region', { name: 'Changed elsewhere' });
  await expect(both.getByRole('alert')).toContainText('choose');
  await expect(both.getByRole('insertion').filter({ hasText: theirName })).toBeVisible();
  await expect(save).toBeDisabled();
  expect(await readFile(firm(root), 'utf8')).toBe(saved);
  expect(await axe(editor)).toEqual([]);

  const goOn = both.getByRole('button', { name: 'Go on with both' });
  await expect(goOn).toBeDisabled();
  await expect(both.getByRole('radio')).toHaveCount(2);
  const choice = both.getByRole('group', { name: 'Phones, Office, Number' });
  await expect(choice.getByRole('radio', { name: /^Theirs: .*234 0000/ })).not.toBeChecked();
  await choice.getByRole('radio', { name: /^Mine: .*765 4321/ }).check();
  await goOn.click();
  await expect(number).toHaveValue(made);
  await expect(email).toHaveValue('mine@example.lk');
  await expect(editor.getByRole('textbox', { name: 'Name', exact: true })).toHaveValue(theirName);
  await save.click();
  await expect(editor.getByRole('main').getByRole('status')).toHaveText('Saved.');
  const after = await readFile(firm(root), 'utf8');
  for (const text of [made, 'mine@example.lk', `name: ${theirName}`]) expect(after).toContain(text);
  expect(after).not.toContain(`number: ${theirs}`);
});
