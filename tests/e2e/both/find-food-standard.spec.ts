import { expect, type Page, test } from '@playwright/test';
import { pageAt } from '#tests/html/documents.ts';

// A visitor from a food company, who knows the trade but perhaps not the number, is at ISO 22000 after one action
// from the trades, and after two from the opening.

const standard = (page: Page) => page.locator('main').getByRole('link', { name: 'ISO 22000:2018' }).first();

test('the home page names ISO 22000 under the trade, one action away', async ({ page }) => {
  await page.goto('/');
  const food = page.locator('#trades li').filter({ has: page.getByRole('heading', { name: 'Food' }) });
  await food.getByRole('link', { name: 'ISO 22000:2018' }).click();
  await expect(page).toHaveURL('/iso22000Main');
  await expect(page.getByRole('heading', { level: 1, name: 'ISO 22000:2018' })).toBeVisible();
});

test('the first action of the opening leads to a list that has ISO 22000, two actions away', async ({
  page,
}) => {
  await page.goto('/');
  await page.locator('#home [data-shown]').getByRole('link', { name: 'Choose your standard' }).click();
  await expect(page).toHaveTitle(pageAt('/all-iso').title);
  await standard(page).click();
  await expect(page).toHaveURL('/iso22000Main');
});
