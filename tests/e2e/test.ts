import { test as base, type Page } from '@playwright/test';

/** Runs in the page: brings its script, which otherwise comes after the first paint, and waits until it has run. */
const bringScript = async () => {
  const address = /import\("([^"]+)"\)/.exec([...document.scripts].map(({ text }) => text).join(''))?.[1];
  if (address) await import(address).catch(() => undefined);
};

/** Has `goto` and `reload` come back only when the page answers to what a visitor does. */
const waitForScript = (page: Page) => {
  const [goTo, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (address, options) => {
    const response = await goTo(address, options);
    if (options?.waitUntil !== 'commit') await page.evaluate(`(${bringScript})()`);
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await page.evaluate(`(${bringScript})()`);
    return response;
  };
};

/** A test whose pages have started their behaviours once they are open. */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    if (javaScriptEnabled !== false) waitForScript(page);
    await use(page);
  },
});
