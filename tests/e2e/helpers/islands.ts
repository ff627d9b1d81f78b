import type { Page } from '@playwright/test';

/** Waits until every tool of the page has been taken over by its script; there need not be one. */
export const untilIslandsAnswer = async (page: Page) => {
  const allAnswer = () =>
    [...document.querySelectorAll('[data-island]')].every((island) => {
      const control = island.querySelector('input, select, button, a[href]');
      // React marks what it has taken over.
      return control && Object.keys(control).some((key) => key.startsWith('__reactProps'));
    });
  await page.waitForFunction(allAnswer, undefined, { polling: 50 });
};
