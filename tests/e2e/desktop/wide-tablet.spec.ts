import { expect, test } from '@playwright/test';
import { pageAt } from '#tests/html/documents.ts';
import { header, menuButton, menuLink } from '../header.ts';

/** A tablet held sideways: the bar of wide screens, and no mouse. */
test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true });

test('the first tap on an entry opens its menu, the second follows its link', async ({ page }) => {
  await page.goto('/contact');
  await menuLink(page, 'About').tap();
  await expect(menuLink(page, 'Our Process')).toBeVisible();
  await expect(page).toHaveURL('/contact');
  // Another entry takes its place; a tap elsewhere closes.
  await menuLink(page, 'Services').tap();
  await expect(menuLink(page, 'Our Process')).toBeHidden();
  await menuLink(page, 'ISO Services').tap();
  await expect(menuLink(page, '45001:2018')).toBeVisible();
  await expect(page).toHaveURL('/contact');
  await page.locator('h1').tap();
  await expect(menuLink(page, 'GMP Service')).toBeHidden();
  await expect(menuLink(page, '45001:2018')).toBeHidden();

  await menuLink(page, 'Services').tap();
  await menuLink(page, 'Services').tap();
  await expect(page).toHaveURL('/services');
});

test('links of menus and flyouts work, and so do the buttons beside them', async ({ page }) => {
  await page.goto('/contact');
  await menuButton(page, 'Services').tap();
  await menuButton(page, 'ISO Services').tap();
  await menuLink(page, '45001:2018').tap();
  await expect(page).toHaveTitle(pageAt('/iso45001Main').title);
  await expect(menuLink(page, '45001:2018')).toBeHidden();
  await menuButton(page, 'About').tap();
  await menuButton(page, 'About').tap();
  await expect(menuLink(page, 'Our Clients')).toBeHidden();
  await menuButton(page, 'About').tap();
  await menuLink(page, 'Our Clients').tap();
  await expect(page).toHaveURL('/about#our-clients');
  await expect(header(page).locator('[data-open]')).toHaveCount(0);
});

test("'Our Services' of the home page opens at a tap, closes at another, and leads on", async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Our Services' });
  const entry = page.locator('#home').getByRole('link', { name: 'GMP Service' });
  await toggle.tap();
  await expect(entry).toBeVisible();
  await toggle.tap();
  await expect(entry).toBeHidden();
  await toggle.tap();
  await page.locator('h1').tap();
  await expect(entry).toBeHidden();
  await toggle.tap();
  await entry.tap();
  await expect(page).toHaveURL('/gmpMain');
});
