import { expect, type Page } from '@playwright/test';

/** Waits until every tool of the page has been taken over by its script; there need not be one. */
export const untilIslandsAnswer = async (page: Page) => {
  const silent = () =>
    [...document.querySelectorAll('[data-island]')].filter((island) => {
      const control = island.querySelector('input, select, button');
      // React marks what it has taken over.
      return !control || !Object.keys(control).some((key) => key.startsWith('__reactProps'));
    }).length;
  await expect.poll(() => page.evaluate(silent), { message: 'tools without their script' }).toBe(0);
};
