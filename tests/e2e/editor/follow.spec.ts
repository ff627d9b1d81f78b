import { expect, type Page } from '@playwright/test';
import { cookieOf } from '@site/editor';
import { servePagesBeside } from '../../../scripts/editor/site-pages.ts';
import { test as opened } from './opened-editor.ts';

const test = opened.extend({
  preview: async ({ root }, use) => {
    const pages = await servePagesBeside(root, cookieOf('of-the-test'));
    await pages.ready;
    await use(pages.origin);
    await pages.close();
  },
});

/** A page that nobody has built takes its time on a busy machine. */
const drawnAnew = { timeout: 60_000 };

/** What is marked on the page beside the form, and whether it is in view: nothing while another page takes its place. */
const marked = (editor: Page) =>
  editor
    .frames()
    .find((frame) => frame.parentFrame())
    ?.evaluate(() => {
      const range = getSelection()?.getRangeAt(0);
      const { top = -1, bottom = 0 } = range?.getBoundingClientRect() ?? {};
      return { words: String(range ?? ''), isInView: top >= 0 && bottom <= innerHeight };
    })
    .catch(() => undefined);

test('the page says what is being written, and answers nobody else', async ({ editor, person, preview }) => {
  for (const path of ['/', '/@fs/etc/passwd?raw', '/__open-in-editor?file=/etc/passwd'])
    expect((await fetch(`${preview}${path}`)).status).toBe(403);
  await person.open('ISO 22000:2018');
  const shows = (words: string) =>
    expect(editor.getByRole('region', { name: 'The page' }).getByText(words, { exact: true })).toBeVisible(
      drawnAnew,
    );
  const benefits = editor.getByRole('group', { name: 'Benefits', exact: true });
  await benefits.locator('summary').last().click();
  const title = benefits.getByRole('textbox', { name: 'Title' }).last();
  await title.focus();
  const isAt = (words: string) =>
    expect.poll(() => marked(editor), drawnAnew).toMatchObject({ words, isInView: true });
  const before = await title.inputValue();
  await isAt(before);
  await shows('as it is saved');
  await title.fill('Written a moment ago');
  await isAt('Written a moment ago');
  await shows('as you write it');
  // What does not hold is not shown.
  await title.fill('');
  await shows('not yet with your last changes');
  editor.once('dialog', (dialog) => dialog.accept());
  await editor.getByRole('button', { name: 'Discard changes' }).click();
  await isAt(before);
  await shows('as it is saved');
});
