import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './kept-editor.ts';

const firm = 'content/firm.yaml';

const phones = `phones:
  office:
    label: Office
    number: +94 11 000 0000
  chairman:
    label: Chairman
    number: +94 77 000 0000
`;
const sampled = '  - phones.chairman.number\n';

/** The texts as delivered, with these telephones, of which the chairman's is a sample of ours. */
const withChairman = (text: string) =>
  text
    .replace(/(?<=\n)phones:\n(?: {2,}.*\n)+/, phones)
    .replace(/(?<=\n {4}phone: ).*/, 'chairman')
    .replaceAll(/ {2}- phones\..*\n/g, '')
    .replace(/(?<=\nsamples:)(?: \[\])?\n/, `\n${sampled}`);

const chairman = (editor: Page) =>
  editor.getByRole('group', { name: /^chairman$/i }).getByRole('textbox', { name: 'Number' });

test("the chairman's telephone is another", async ({ editor, person, root, newest }) => {
  const file = join(root, firm);
  const before = withChairman(await readFile(file, 'utf8'));
  await writeFile(file, before);
  await person.open('Name, telephones, address');
  // What the files call it is nobody's matter.
  await expect(editor.getByRole('group', { name: 'chairman' })).toHaveText(/^Chairman/);
  await expect(editor.getByRole('textbox', { name: 'Key' })).toHaveCount(0);
  await person.write(chairman(editor), '+94 77 765 4321');
  await person.save();
  expect(await readFile(file, 'utf8')).toBe(
    before.replace('77 000 0000', '77 765 4321').replace(sampled, ''),
  );
  expect(newest()).toEqual(['K. Silva', firm]);
});

test('three mistakes are told where they are, keep the text from being saved, and are mended', {
  tag: '@night',
}, async ({ editor, person, root, newest }) => {
  const file = join(root, firm);
  const before = withChairman(await readFile(file, 'utf8'));
  await writeFile(file, before);
  await person.open('Name, telephones, address');
  const fields = [
    { field: chairman(editor), wrong: '077 765 4321', right: '+94 77 765 4321' },
    {
      field: editor.getByRole('group', { name: /^general$/i }).getByRole('textbox', { name: 'Address' }),
      wrong: 'office at example.com',
      right: 'office@example.com',
    },
    { field: editor.getByRole('textbox', { name: 'Subtitle' }), wrong: '', right: 'Another subtitle' },
  ];
  for (const { field, wrong } of fields) await person.write(field, wrong);
  await expect(editor.getByRole('status')).toHaveText(/^3 things are not yet right/);
  await expect(editor.getByRole('button', { name: 'Save', exact: true })).toBeDisabled();
  for (const { field } of fields) await expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(await readFile(file, 'utf8')).toBe(before);
  // The work is still there when the editor is opened again.
  await editor.reload();
  const texts = editor.getByRole('navigation', { name: 'Texts' });
  await person.click(texts.getByRole('button', { name: /^Name, telephones, address/ }));
  for (const { field, wrong } of fields) await expect(field).toHaveValue(wrong);
  for (const { field, right } of fields) {
    await person.write(field, right);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  }
  await person.save();
  const after = await readFile(file, 'utf8');
  expect(after).toContain('    number: +94 77 765 4321\n');
  expect(after).toContain('    address: office@example.com\n');
  await expect(editor.getByText('draft', { exact: true })).toHaveCount(0);
  expect(newest()).toEqual(['K. Silva', firm]);
});
