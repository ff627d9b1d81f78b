import { expect, type Page, test } from '@playwright/test';
import { content } from '../content/this-content.ts';
import { pageAt } from '../html/documents.ts';
import { holdBack } from './helpers/ready.ts';

const box = (page: Page) => page.getByRole('searchbox', { name: 'Search by number or title' });
const said = (page: Page) => page.getByRole('search').getByRole('status');
const cards = (page: Page) =>
  page.locator('main li:visible').filter({ has: page.getByRole('heading', { level: 2 }) });

const entries = content.standards.filter(({ catalogue }) => catalogue !== undefined);
const titles = entries.map(({ code, name }) => `${code} - ${name}`.toLowerCase());
/** How many titles hold a text in small letters. */
const titled = (text: string) => titles.filter((title) => title.includes(text)).length;

// What is found by which words: src/features/catalogue/search/filter.test.tsx.
test('the search shows what matches, says how many, shares it by its address, and comes by Back', async ({
  page,
}) => {
  await page.goto('/all-iso?q=MANAGEMENT+systems');
  await expect(box(page)).toHaveValue('MANAGEMENT systems');
  await expect(said(page)).toHaveText(`${titled('management systems')} of 14 standards`);
  await expect(cards(page)).toHaveCount(titled('management systems'));
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(box(page)).toHaveValue('');
  await expect(box(page)).toBeFocused();
  await expect(cards(page)).toHaveCount(14);
  // Where no title has a word, the pages that it leads to.
  await box(page).fill('soap');
  await expect(cards(page)).toHaveCount(0);
  await expect(page.locator('main search a:visible')).toHaveAttribute('href', '/iso22716Main');
  await box(page).fill('27001');
  await expect(page).toHaveURL('/all-iso?q=27001');
  await expect(cards(page)).toHaveCount(1);
  await cards(page)
    .getByRole('link', { name: /^Learn More/ })
    .press('Enter');
  await expect(page).toHaveTitle(pageAt('/iso27001Main').title);
  await page.goBack();
  await expect(box(page)).toHaveValue('27001');
  await expect(cards(page)).toHaveCount(1);
});

test('what is typed before the script is there is kept @night', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/*.js');
  await page.goto('/all-iso', { waitUntil: 'commit' });
  await box(page).pressSequentially('22');
  await expect(cards(page)).toHaveCount(14);
  release();
  await expect(cards(page)).toHaveCount(titled('22'));
  await expect(box(page)).toHaveValue('22');
});

test('cards stand in rows of two, below 900 pixels in one @night', async ({ page }) => {
  await page.goto('/all-iso');
  const columns = () =>
    cards(page).evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size);
  for (const [width, expected] of Object.entries({ 320: 1, 899: 1, 900: 2, 1440: 2, 2560: 2 })) {
    await page.setViewportSize({ width: Number(width), height: 900 });
    expect([width, await columns()]).toEqual([width, expected]);
  }
});
