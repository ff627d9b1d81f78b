import type { Page } from '@playwright/test';

/** Waits until text stands in the site's own fonts: they come after the first paint, and move words by some pixels. */
export const untilFontsAreInUse = async (page: Page): Promise<void> => {
  const areInUse = () =>
    [...document.fonts].filter(({ status, family }) => status === 'loaded' && family.includes('Sheet'))
      .length === 2;
  await page.waitForFunction(areInUse, undefined, { polling: 50 });
};
