import { expect, type Page } from '@playwright/test';

/** Waits until text stands in the site's own fonts: they come after the first paint, and move words by some pixels. */
export const untilFontsAreInUse = async (page: Page): Promise<void> => {
  const areInUse = () =>
    [...document.fonts].filter(({ status, family }) => status === 'loaded' && family.includes('Sheet'))
      .length === 2;
  await page.waitForFunction(areInUse, undefined, { polling: 50 });
};

/** Waits for some frames: what the page has been told is seen. */
export const frames = (page: Page, count = 2) =>
  page.evaluate(async (last) => {
    for (let frame = 0; frame < last; frame += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Waits until every tool of the page has been taken over by its script; there need not be one. */
export const untilIslandsAnswer = (page: Page) =>
  expect(page.locator('[data-island]:not([data-started])')).toHaveCount(0);

/** Opens an address, and waits until its script is at work, and that of its tools. */
export const openStarted = async (page: Page, address: string) => {
  await page.goto(address);
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await untilIslandsAnswer(page);
};

/** Holds back what the page asks for at such addresses, now and later, until the function it gives is called. */
export const holdBack = async (page: Page, addresses: string | RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
