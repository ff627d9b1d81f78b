import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { test } from './kept-editor.ts';

const standard = 'content/standards/iso-22000.yaml';
const register = 'content/editions.yaml';

/** A text but for the day, which saving sets. */
const withoutDay = (text: string) => text.replace(/^changed: .*\n/m, '');

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
