import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readValue } from '@site/editor/document/rewrite.ts';
import { z } from 'zod';
import { editProject } from './edit-project.ts';

const file = 'content/standards/iso-22000.yaml';
const page = z.object({ benefits: z.object({ items: z.array(z.object({ text: z.string() })) }) });

let editor: Awaited<ReturnType<typeof editProject>>;

test.beforeAll(async () => {
  editor = await editProject();
});
test.afterAll(() => editor.end());

test('a benefit is corrected: too long a text is named at the field, and the rest of the file stays', async ({
  page: browser,
}) => {
  const path = join(editor.root, file);
  const before = await readFile(path, 'utf8');
  const [{ text = '' } = {}] = page.parse(readValue(before)).benefits.items;
  const wrong: string[] = [];
  browser.on('pageerror', (error) => wrong.push(error.message));
  // The page within has its own; the editor's must break no rule of its policy.
  browser.on(
    'console',
    (message) => /Content Security Policy/.test(message.text()) && wrong.push(message.text()),
  );

  await browser.goto(editor.address);
  expect(new URL(browser.url()).search).toBe('');
  await browser.getByRole('button', { name: 'ISO 22000:2018', exact: true }).click();
  const field = browser.locator('#root_benefits_items_0_text');
  const save = browser.getByRole('button', { name: 'Save', exact: true });
  await expect(field).toHaveValue(text);
  await expect(save).toBeDisabled();

  await field.fill(`${text} ${'and more '.repeat(30)}`);
  await expect(field).toHaveAccessibleDescription(/is longer than 260 characters: shorten it/);
  await expect(save).toBeDisabled();
  expect(await readFile(path, 'utf8')).toBe(before);

  await expect(browser.getByRole('status')).toContainText('kept as a draft');
  const [word = ''] = /\S+$/.exec(text) ?? [];
  const mended = `${text.slice(0, -word.length)}corrected.`;
  await field.fill(mended);
  await expect(save).toBeEnabled();
  await save.click();
  await expect(browser.getByRole('status')).toHaveText('Saved.');

  const after = await readFile(path, 'utf8');
  expect(page.parse(readValue(after)).benefits.items[0]?.text).toBe(mended);
  const lines = before.split('\n');
  const changed = after.split('\n').flatMap((line, index) => (line === lines[index] ? [] : [line]));
  expect(after.split('\n')).toHaveLength(lines.length);
  expect(changed).toEqual([expect.stringMatching(/corrected\.$/)]);

  await expect(browser.frameLocator('iframe').getByText(mended)).toBeAttached();
  expect(wrong).toEqual([]);
});
