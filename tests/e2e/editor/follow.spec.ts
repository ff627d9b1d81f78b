import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { projectRoot } from '@site/hosting';
import { build } from 'vite';
import { test } from './opened-editor.ts';

/** What `npm run dev` puts into each page. */
const follower = async () => {
  const entry = join(projectRoot, 'packages/editor/page/follow.ts');
  const lib = { entry, formats: ['iife' as const], name: 'follow' };
  const result = await build({ configFile: false, logLevel: 'error', build: { lib, write: false } });
  return [result]
    .flat()
    .flatMap((made) => ('output' in made ? made.output.map((file) => ('code' in file ? file.code : '')) : []))
    .join('');
};

/** Where the page stands, and what is marked on it. */
const place = async (editor: Page) => {
  const page = editor.frames().find((frame) => frame.parentFrame());
  return page?.evaluate(() => {
    const [range] = CSS.highlights.get('edited') ?? [];
    if (!(range instanceof Range)) return { words: '', isInView: false, section: '' };
    const { top, bottom } = range.getBoundingClientRect();
    const section = range.startContainer.parentElement?.closest('section');
    return {
      words: String(range),
      isInView: top > 0 && bottom < innerHeight,
      section: section?.textContent ?? '',
    };
  });
};

test('the page goes to the text that is being edited', async ({ editor, baseURL }) => {
  await editor.addInitScript({ content: await follower() });
  // The built site lets nobody frame it; the one that is shown beside the form is not built.
  await editor.route(
    (url) => url.origin === baseURL,
    async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, 'x-frame-options': __, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    },
  );
  await editor
    .getByRole('navigation', { name: 'Texts' })
    .getByRole('button', { name: /^ISO 22000/ })
    .click();
  const benefits = editor.getByRole('group', { name: 'Benefits', exact: true });
  await benefits.locator('summary').last().click();
  const title = benefits.getByRole('textbox', { name: 'Title' }).last();
  const text = benefits.getByRole('textbox', { name: 'Text' }).last();
  await title.focus();
  await expect.poll(() => place(editor)).toMatchObject({ words: await title.inputValue(), isInView: true });
  expect((await place(editor))?.section).toContain((await text.inputValue()).slice(0, 20));
  // What is written now is not on the page yet: it stays where the saved text stands.
  await title.fill('Another');
  await editor.getByRole('textbox', { name: 'Headline' }).first().focus();
  await expect
    .poll(() => place(editor))
    .toMatchObject({
      words: await editor.getByRole('textbox', { name: 'Headline' }).first().inputValue(),
      isInView: true,
    });
});
