import type { Page } from '@playwright/test';
import { standardPages } from '../../html/standard-pages.ts';

/** How many views of a telephone of 390 × 844 a page may be long as it opens, its lists folded. */
const limits: ReadonlyMap<string, number> = new Map([
  ['/', 11],
  ['/about', 13],
  ['/all-iso', 6],
  ['/editions', 12],
  ['/glossary', 15],
  ['/plan', 18],
  ...standardPages.map(({ address }) => [address, 12] as const),
]);

/** Whether a page is longer than a thumb should have to scroll. */
export const tooLong = async (page: Page, address: string): Promise<string[]> => {
  const limit = limits.get(address);
  if (limit === undefined) return [];
  await page.setViewportSize({ width: 390, height: 844 });
  const views = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
  return views > limit ? [`${views.toFixed(2)} views long, ${limit} at most`] : [];
};
