import { expect, type Page, test } from '@playwright/test';

const cards = (page: Page) =>
  page.locator('main li:visible').filter({ has: page.getByRole('link', { name: /^Call Now/ }) });

test.beforeEach(({ page }) => page.goto('/all-iso'));

test('shows all fourteen standards until something is searched', async ({ page }) => {
  await expect(cards(page)).toHaveCount(14);
});

test('hides what does not match the title, whatever the case, and shows all again', async ({ page }) => {
  const box = page.getByPlaceholder('Search for an ISO service...');
  await box.fill('22000');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('ISO 22000:2018 - ');
  await box.fill('iso/iec');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('ISO/IEC 17025:2017 - ');
  await box.fill('');
  await expect(cards(page)).toHaveCount(14);
});

test('says so when nothing matches', async ({ page }) => {
  await page.getByPlaceholder('Search for an ISO service...').fill('no such standard');
  await expect(cards(page)).toHaveCount(0);
  await expect(page.getByText('No standard matches.')).toBeVisible();
});

test('leads from a card to its page', async ({ page }) => {
  await cards(page)
    .nth(1)
    .getByRole('link', { name: /^Learn More/ })
    .click();
  await expect(page).toHaveURL('/iso1385Main');
});

test('searches as well when the visitor comes from another page', async ({ page }) => {
  await page.goto('/services');
  await page.locator('main a[href="/all-iso"]').first().click();
  await expect(page).toHaveURL('/all-iso');
  await page.getByPlaceholder('Search for an ISO service...').fill('22000');
  await expect(cards(page)).toHaveCount(1);
});
