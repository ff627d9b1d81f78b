import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { listenForComplaints } from '../complaints.ts';
import { type OfflineSite, startOfflineSite } from '../offline-site.ts';

test.use({ serviceWorkers: 'allow' });

let site: OfflineSite;
test.beforeEach(async () => {
  site = await startOfflineSite();
});
test.afterEach(() => site.stop());

const inWorker = (change: () => void) => async (_: Page, context: BrowserContext) => {
  for (const worker of context.serviceWorkers()) await worker.evaluate(change);
};

/** The ways in which the browser's storage lets the worker down, from the second page on. */
const breakages: Record<string, (page: Page, context: BrowserContext) => Promise<void>> = {
  'that is full': async (page, context) => {
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.url, quotaSize: 1000 });
  },
  'that cannot be opened': inWorker(() => {
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('Broken', 'UnknownError'));
  }),
  'that never opens': inWorker(() => {
    CacheStorage.prototype.open = () => new Promise(() => {});
  }),
  'that cannot be read': inWorker(() => {
    Cache.prototype.match = () => Promise.reject(new DOMException('Broken', 'UnknownError'));
  }),
  'that is never read': inWorker(() => {
    Cache.prototype.match = () => new Promise(() => {});
  }),
  'that cannot be written': inWorker(() => {
    Cache.prototype.put = () => Promise.reject(new DOMException('Full', 'QuotaExceededError'));
  }),
  'that is never written': inWorker(() => {
    Cache.prototype.put = () => new Promise(() => {});
  }),
};

/** Milliseconds that the slowest part of a page took. */
const slowest = (page: Page) =>
  page.evaluate(() => Math.max(...performance.getEntriesByType('resource').map(({ duration }) => duration)));

for (const [name, breakStorage] of Object.entries(breakages))
  test(`storage ${name} costs an online page nothing`, async ({ page, context }) => {
    await page.goto(`${site.url}/hr`);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    await breakStorage(page, context);
    const complaints = await listenForComplaints(page, site.url);
    await page.goto(`${site.url}/iso27001Main`);
    for (const image of await page.locator('main img').all())
      await image.evaluate((element) => element.setAttribute('loading', 'eager'));
    const broken = () =>
      page.evaluate(() => [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length);
    await expect.poll(broken).toBe(0);
    await expect(page.locator('html')).toHaveAttribute('data-started');
    expect(await page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
    expect(await slowest(page)).toBeLessThan(2000);
    expect(complaints).toEqual([]);
  });
