import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { test } from './kept-editor.ts';

const firm = 'content/firm.yaml';
const standard = 'content/standards/iso-22000.yaml';
const register = 'content/editions.yaml';

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

/** A text but for the day, which saving sets. */
const withoutDay = (text: string) => text.replace(/^changed: .*\n/m, '');

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

test('a benefit is found by its words, and corrected', async ({ editor, person, root, newest }) => {
  const file = join(root, standard);
  const before = await readFile(file, 'utf8');
  const [, title = ''] = /\nbenefits:\n(?: .*\n)*? +- title: (.*)/.exec(before) ?? [];
  await person.write(editor.getByRole('searchbox'), title);
  await person.click(editor.getByRole('button', { name: new RegExp(`^ISO 22000:2018 ${title}$`) }));
  const field = editor.getByRole('textbox', { name: 'Title' }).and(editor.locator(':focus'));
  await expect(field).toHaveValue(title);
  await person.write(field, `${title} again`);
  await person.save();
  const after = before.replace(`- title: ${title}\n`, `- title: ${title} again\n`);
  expect(withoutDay(await readFile(file, 'utf8'))).toBe(withoutDay(after));
  expect(newest()).toEqual(['K. Silva', standard]);
});

test('ISO 22000 answers one more question', async ({ editor, person, root, newest }) => {
  const file = join(root, standard);
  // As many as there may be: one goes.
  const before = (await readFile(file, 'utf8')).replace(/ {2}- question: .*\n(?: {4}.*\n)+(?=\n)/, '');
  await writeFile(file, before);
  await person.open('ISO 22000:2018');
  const questions = editor.getByRole('group', { name: 'Questions', exact: true });
  await person.click(questions.getByRole('button', { name: 'Add' }));
  await person.write(questions.getByRole('textbox', { name: 'Question' }).last(), 'May we ask?');
  await person.write(questions.getByRole('textbox', { name: 'Answer' }).last(), 'You may, at any time.');
  await person.save();
  const after = before.replace(
    '\n\nrelated:',
    '\n  - question: May we ask?\n    answer: You may, at any time.\n\nrelated:',
  );
  expect(withoutDay(await readFile(file, 'utf8'))).toBe(withoutDay(after));
  expect(newest()).toEqual(['K. Silva', standard]);
});

test('an edition has been checked today', async ({ editor, person, root, newest }) => {
  const file = join(root, register);
  const before = await readFile(file, 'utf8');
  const today = new Date().toISOString().slice(0, 'YYYY-MM-DD'.length);
  await person.open('Editions of the standards');
  const entry = editor.getByRole('group').filter({ hasText: 'iso-22000' }).last();
  await person.click(editor.locator('summary').filter({ hasText: 'iso-22000' }));
  await person.click(entry.getByRole('button', { name: 'Today' }));
  await expect(entry.getByLabel('Checked on')).toHaveValue(today);
  await person.save();
  const after = before.replace(/(?<=\n- page: iso-22000\n(?: .*\n)*? {2}checkedOn: ').*(?='\n)/, today);
  expect(after).not.toBe(before);
  expect(await readFile(file, 'utf8')).toBe(after);
  expect(newest()).toEqual(['K. Silva', register]);
});

test('three mistakes are told where they are, keep the text from being saved, and are mended', async ({
  editor,
  person,
  root,
  newest,
}) => {
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

test("last week's text comes back", async ({ editor, person, root, git, newest }) => {
  const file = join(root, standard);
  const before = await readFile(file, 'utf8');
  await writeFile(file, before.replace(/^headline: .*/m, 'headline: Another one').replaceAll(/ +#.*\n/g, ''));
  git('commit', '--quiet', '--all', '--message=Another headline');
  await person.open('ISO 22000:2018');
  await person.click(editor.getByRole('button', { name: 'History' }));
  await person.click(editor.getByRole('button', { name: 'Bring this back (As delivered)' }));
  await person.save();
  expect(withoutDay(await readFile(file, 'utf8'))).toBe(withoutDay(before));
  expect(newest()).toEqual(['K. Silva', standard]);
  expect(git('log', '--format=%s')).toMatch(/^.*\nAnother headline\nAs delivered\n$/);
});
