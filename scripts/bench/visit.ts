import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContextOptions } from '@playwright/test';
import type { Bench, Finding } from './bench.ts';
import { desktop, phone } from './devices.ts';

/** How long each page is looked at, in ms: long enough for what is fetched when idle. */
const lookTime = 2500;

/** The addresses of the links that are clicked, in the content of the page before. */
const clicked = ['/all-iso', '/iso22000Main'];

/** All that the server sends to somebody who sees three pages: home, the catalogue and ISO 22000. */
const measure = async ({ browser, server }: Bench, device: BrowserContextOptions) => {
  const context = await browser.newContext(device);
  try {
    const page = await context.newPage();
    const before = server.sent();
    const kilobytes = () => (server.sent() - before) / 1024;
    await page.goto(`${server.url}/`, { waitUntil: 'load' });
    await wait(lookTime);
    const figures = { 'first page KB': kilobytes() };
    for (const address of clicked) {
      await page.locator(`main a[href="${address}"]:visible`).first().click();
      await page.waitForURL(`**${address}`);
      await wait(lookTime);
    }
    return { ...figures, 'visit KB': kilobytes() };
  } finally {
    await context.close();
  }
};

/** The weight of a short visit, with the browser's cache, and what it fetches ahead, as visitors have them. */
export const visit = async (bench: Bench): Promise<Finding[]> => [
  { of: 'phone', figures: await measure(bench, phone) },
  { of: 'desktop', figures: await measure(bench, desktop) },
];
