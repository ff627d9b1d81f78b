import { expect } from '@playwright/test';
import { test } from './opened-editor.ts';

const firm = 'content/firm.yaml';
const sampled = '  - phones.chairman.number\n';
const phones = `phones:
  office:
    label: Office
    number: +94 11 000 0000
  chairman:
    label: Chairman
    number: +94 77 000 0000
`;

test('mistakes are told where they are, and mended', async ({ editor, person, text, write, newest }) => {
  // The texts as delivered, with these telephones, of which the chairman's is a sample of ours.
  const before = text(firm)
    .replace(/(?<=\n)phones:\n(?: {2,}.*\n)+/, phones)
    .replace(/(?<=\n {4}phone: ).*/, 'chairman')
    .replaceAll(/ {2}- phones\..*\n/g, '')
    .replace(/(?<=\nsamples:)(?: \[\])?\n/, `\n${sampled}`);
  write(firm, before);
  await person.open('Name, telephones, address');
  const number = person.number('Chairman');
  // As the schema has it: labels, hints, and how much there is room for.
  for (const name of ['Legal name', 'Address of the site'])
    await expect(editor.getByRole('textbox', { name })).toBeVisible();
  await expect(number).toHaveAccessibleDescription(/With the country code/);
  await expect(editor.getByRole('group', { name: 'Chairman' })).toContainText(/\d characters of 90/);
  const fields = [
    { field: number, wrong: '077 765 4321', right: '+94 77 765 4321' },
    {
      field: editor.getByRole('group', { name: 'General' }).getByRole('textbox', { name: 'Address' }),
      wrong: 'office at example.com',
      right: 'office@example.com',
    },
    { field: editor.getByRole('textbox', { name: 'Subtitle' }), wrong: '', right: 'Another subtitle' },
  ];
  for (const { field, wrong } of fields) await field.fill(wrong);
  await expect(person.state).toHaveText(
    '3 things are not yet right. Not yet saved. A draft is kept on this machine.',
  );
  for (const { field } of fields) await expect(field).toHaveAttribute('aria-invalid', 'true');
  await person.findsNoBarrier();
  // As at 400 % of a window of 1280 pixels.
  await editor.setViewportSize({ width: 320, height: 640 });
  expect(await editor.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await person.findsNoBarrier();
  await editor.getByRole('button', { name: 'Texts', exact: true }).click();
  await expect(number).toBeHidden();
  await expect(editor.getByRole('searchbox')).toBeVisible();
  await editor.setViewportSize({ width: 1440, height: 900 });
  // Who tries to save is led to the first of them.
  await editor.keyboard.press('Control+s');
  await expect(editor.locator('[aria-invalid=true]:focus')).toHaveCount(1);
  expect(text(firm)).toBe(before);
  // The work is still there when the editor is opened again, at the address it has.
  await editor.reload();
  for (const { field, wrong } of fields) await expect(field).toHaveValue(wrong);
  for (const { field, right } of fields) {
    await field.fill(right);
    await expect(field).toHaveAttribute('aria-invalid', 'false');
  }
  await person.save();
  const after = text(firm);
  expect(after).toContain('    number: +94 77 765 4321\n');
  expect(after).toContain('    address: office@example.com\n');
  expect(after).not.toContain(sampled);
  await expect(editor.getByText('draft', { exact: true })).toHaveCount(0);
  expect(newest()).toEqual(['K. Silva', firm]);
});
