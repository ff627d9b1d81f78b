import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './opened-editor.ts';

const openText = (editor: Page, name: RegExp) =>
  editor.getByRole('navigation', { name: 'Texts' }).getByRole('button', { name }).click();

test('a list that can take no more says so where more could be added before', async ({ editor }) => {
  await openText(editor, /^Figures/);
  const entries = editor.locator('.fields summary');
  const add = editor.getByRole('button', { name: 'Add', exact: true });
  const limit = editor.getByText('At most four.', { exact: true });
  await expect(entries.first()).toBeVisible();
  const most = 4;
  for (let count = await entries.count(); count < most; count++) {
    await expect(limit).toHaveCount(0);
    await add.click();
    await expect(entries).toHaveCount(count + 1);
  }
  await expect(limit).toBeVisible();
  await expect(add).toHaveCount(0);
  await editor
    .locator('.entry')
    .last()
    .evaluate((entry) => entry.setAttribute('open', ''));
  await editor
    .getByRole('group', { name: `Entry ${most}` })
    .getByRole('button', { name: 'Remove' })
    .click();
  await expect(limit).toHaveCount(0);
  await expect(add).toBeVisible();
});

test('a telephone is not saved before it has a word of its own', async ({ editor, root }) => {
  const file = join(root, 'content/firm.yaml');
  await openText(editor, /^Name, /);
  const phones = editor.getByRole('group', { name: 'Phones', exact: true });
  await phones.getByRole('button', { name: 'Add', exact: true }).click();
  const entry = phones.getByRole('group', { name: 'New entry' });
  await entry.getByRole('textbox', { name: 'Label' }).fill('Laboratory');
  await entry.getByRole('textbox', { name: 'Number' }).fill('+94 11 765 4321');
  const word = phones.getByRole('textbox', { name: /^A word for it/ });
  const save = editor.getByRole('button', { name: 'Save', exact: true });
  await expect(word).toHaveAccessibleDescription('Write a word for it, or remove the entry.');
  await expect(editor.getByRole('status')).toHaveText(/^One thing is not yet right/);
  await expect(save).toBeDisabled();
  await word.fill('laboratory');
  await word.press('Tab');
  await expect(word).toHaveCount(0);
  await save.click();
  await expect(editor.getByRole('status')).toHaveText('Saved.');
  const after = await readFile(file, 'utf8');
  expect(after).toContain('  laboratory:\n    label: Laboratory\n    number: +94 11 765 4321\n');
  expect(after).not.toContain('newKey');
});
