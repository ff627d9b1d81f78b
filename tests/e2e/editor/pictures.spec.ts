import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import sharp from 'sharp';
import { cameraPhoto } from '#tests/odd-pictures.ts';
import { test } from './opened-editor.ts';

const media = (root: string) => join(root, 'content/media');

test('a photo gives way to one lying on its side', async ({
  editor,
  person,
  root,
  git,
  text,
  write,
  newest,
}) => {
  const before = text('content/team.yaml').replace(
    /(?<=\ndirectors:\n {2}- name: .*\n)/,
    '    photo: old.jpg\n',
  );
  write('content/team.yaml', before);
  const old = sharp({ create: { width: 500, height: 600, channels: 3, background: '#486' } });
  await old.jpeg().toFile(join(media(root), 'old.jpg'));
  git('add', '.');
  git('commit', '--quiet', '--message=With a photo');
  await person.open('People');
  const directors = editor.getByRole('group', { name: 'Directors' });
  await directors.locator('summary').first().click();
  const photo = directors.getByLabel('Photo').first();
  const shown = photo.locator('xpath=..').getByRole('img');
  await expect(shown).toHaveAttribute('alt', 'Now: old.jpg');

  const camera = await cameraPhoto();
  await photo.setInputFiles({ name: 'cut.jpg', mimeType: 'image/jpeg', buffer: camera.subarray(0, 200_000) });
  await expect(photo).toHaveAccessibleDescription(/cut\.jpg is damaged or not whole/);
  await person.findsNoBarrier();
  await photo.setInputFiles({ name: 'New Photo.JPG', mimeType: 'image/jpeg', buffer: camera });
  const crop = editor.getByRole('dialog', { name: 'Which part is shown?' });
  const part = crop.locator('.ReactCrop__crop-selection');
  const start = await part.boundingBox();
  await person.findsNoBarrier();
  await part.press('ArrowDown');
  await part.hover();
  await editor.mouse.down();
  await editor.mouse.move(0, 2000);
  await editor.mouse.up();
  const end = await part.boundingBox();
  expect(end?.y).toBeGreaterThan((start?.y ?? 0) + 20);
  await crop.getByRole('button', { name: 'Take this part' }).click();
  await expect(shown).toHaveAttribute('alt', 'Now: new-photo.jpg');
  const widthOf = () => shown.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth);
  await expect.poll(widthOf).toBe(1440);
  await person.findsNoBarrier();
  expect(await readdir(media(root))).not.toContain('new-photo.jpg');

  await person.save();
  expect(text('content/team.yaml')).toBe(before.replace('old.jpg', 'new-photo.jpg'));
  expect(newest()).toEqual(expect.arrayContaining(['content/media/new-photo.jpg', 'content/team.yaml']));
  // Its lower left corner, which is blue, without what the camera noted.
  const saved = sharp(join(media(root), 'new-photo.jpg'));
  const { channels } = await saved.stats();
  expect(channels[2]?.mean).toBeGreaterThan(channels[0]?.mean ?? 255);
  const { exif, orientation, width, height } = await saved.metadata();
  expect({ exif, orientation, width }).toEqual({ width: 1440 });
  expect(height).toBeGreaterThan(1440);

  await editor.getByRole('link', { name: /^Still to replace/ }).click();
  await editor.getByRole('button', { name: 'Remove old.jpg' }).click();
  await expect(editor.getByText('old.jpg is removed.')).toBeVisible();
  await expect(editor.getByRole('heading', { name: 'Pictures that no page shows' })).toBeHidden();
  expect(await readdir(media(root))).not.toContain('old.jpg');
  expect(newest()).toEqual(['K. Silva', 'content/media/old.jpg']);

  await person.open('People');
  await directors.locator('summary').first().click();
  await editor.getByRole('button', { name: 'History' }).click();
  await editor.getByRole('button', { name: 'Bring this back (With a photo)' }).click();
  await expect(shown).toHaveAttribute('alt', 'Now: old.jpg');
  await expect.poll(widthOf).toBe(500);
});

test('a client is added with a pasted logo', async ({ editor, person, root, text, newest }) => {
  await person.open('Clients');
  await editor.getByRole('button', { name: 'Add to the list' }).click();
  const entry = editor.locator('.entry').last();
  await expect(entry.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await entry.getByRole('textbox', { name: 'Name' }).fill('Mill of Kandy');
  await entry.getByRole('combobox', { name: 'Industry' }).selectOption({ index: 1 });

  const logo = entry.getByLabel('Logo');
  const paste = (name: string, drawn: string) =>
    logo.evaluate(
      (field, [file, content]) => {
        const data = new DataTransfer();
        data.items.add(new File([content], file, { type: 'image/svg+xml' }));
        const way = { bubbles: true, cancelable: true, clipboardData: data };
        field.dispatchEvent(new ClipboardEvent('paste', way));
      },
      [name, drawn] as const,
    );
  const drawing = (inner: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 10">${inner}</svg>`;
  await paste('evil.svg', drawing('<script>1</script>'));
  await expect(logo).toHaveAccessibleDescription(/evil\.svg is not safe to publish, .*element script/);
  await paste('Mill.svg', drawing('<path d="M0 0h40v10z"/>'));
  await expect(entry.getByRole('img', { name: 'Now: mill.svg' })).toBeVisible();
  // Beside a logo nobody is asked for a drawn one.
  await expect(entry.getByRole('combobox', { name: /^(Mark|Style)/ })).toHaveCount(0);
  await person.save();
  expect(text('content/clients.yaml')).toMatch(/- name: Mill of Kandy\n(?: {2}.*\n)* {2}logo: mill\.svg\n/);
  expect(await readFile(join(media(root), 'mill.svg'), 'utf8')).toBe(drawing('<path d="M0 0h40v10z"/>'));
  expect(newest()).toEqual(['K. Silva', 'content/clients.yaml', 'content/media/mill.svg']);
});
