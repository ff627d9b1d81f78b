import { expect, type Page } from '@playwright/test';
import { servePagesBeside } from '../../../scripts/editor/site-pages.ts';
import { test as base } from './opened-editor.ts';

const test = base.extend({
  preview: async ({ own }, use) => {
    const pages = await servePagesBeside(own);
    await pages.ready;
    await use(pages.origin);
    await pages.close();
  },
});

/** A page that nobody has built takes its time on a busy machine. */
const drawnAnew = { timeout: 30_000 };

/** Where the page stands, and what is marked on it: nothing while another page takes its place. */
const place = async (editor: Page) => {
  const page = editor.frames().find((frame) => frame.parentFrame());
  const nothing = { words: '', isInView: false, section: '' };
  const marked = page?.evaluate((none) => {
    const [range] = CSS.highlights.get('edited') ?? [];
    if (!(range instanceof Range)) return none;
    const { top, bottom } = range.getBoundingClientRect();
    const section = range.startContainer.parentElement?.closest('section');
    return {
      words: String(range),
      isInView: top > 0 && bottom < innerHeight,
      section: section?.textContent ?? '',
    };
  }, nothing);
  return marked?.catch((error: Error) => {
    if (error.message.includes('because of a navigation')) return nothing;
    throw error;
  });
};

test('the page says what is being written, and goes there', async ({ editor }) => {
  await editor
    .getByRole('navigation', { name: 'Texts' })
    .getByRole('button', { name: /^ISO 22000/ })
    .click();
  const shows = (words: string) =>
    expect(editor.getByRole('region', { name: 'The page' }).getByText(words, { exact: true })).toBeVisible();
  const benefits = editor.getByRole('group', { name: 'Benefits', exact: true });
  await benefits.locator('summary').last().click();
  const title = benefits.getByRole('textbox', { name: 'Title' }).last();
  const text = benefits.getByRole('textbox', { name: 'Text' }).last();
  await title.focus();
  await expect
    .poll(() => place(editor), drawnAnew)
    .toMatchObject({ words: await title.inputValue(), isInView: true });
  await expect
    .poll(async () => (await place(editor))?.section)
    .toContain((await text.inputValue()).slice(0, 20));
  await shows('as it is saved');
  await title.fill('Written a moment ago');
  await expect
    .poll(() => place(editor), drawnAnew)
    .toMatchObject({ words: 'Written a moment ago', isInView: true });
  await shows('as you write it');
  // What does not hold is not shown.
  await title.fill('');
  await shows('not yet with your last changes');
  await expect.poll(async () => (await place(editor))?.section).toContain('Written a moment ago');
  await editor.getByRole('button', { name: 'Discard changes' }).click();
  await shows('as it is saved');
  await expect
    .poll(() => place(editor), drawnAnew)
    .not.toMatchObject({ section: expect.stringMatching(/^$|Written a moment ago/) });
});
