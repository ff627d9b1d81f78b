import type { Page } from '@playwright/test';

/** Holds back what the page asks for at such addresses, now and later, until the function it gives is called. */
export const holdBack = async (page: Page, addresses: string | RegExp) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
};
