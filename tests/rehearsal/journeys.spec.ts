import { expect, type Page, test } from '@playwright/test';
import { listenForComplaints } from '#tests/e2e/complaints.ts';
import { header, menuLink } from '#tests/e2e/header.ts';
import { content } from '#tests/html/content.ts';

// A firm that offers ISO 50001, and ISO 9001 not.

const { firm } = content;
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('from home through the menu to the standard that was added, and its answers', async ({
  page,
  baseURL,
}) => {
  const complaints = await listenForComplaints(page, baseURL);
  await page.goto('/');
  await expect(header(page).getByRole('link', { name: firm.name }).first()).toBeVisible();
  await menuLink(page, 'Services').hover();
  await menuLink(page, 'ISO Services').hover();
  await expect(menuLink(page, '14001:2015')).toBeVisible();
  await expect(menuLink(page, '9001:2015')).toHaveCount(0);
  await menuLink(page, '50001:2018').click();
  await expect(page).toHaveURL('/iso50001Main');
  await expect(heading(page)).toContainText('50001');
  const answer = page.locator('#questions details').last();
  await answer.locator('summary').click();
  await expect(answer.locator('p')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('the search finds it, and nothing that the firm does not offer', async ({ page }) => {
  await page.goto('/about');
  await page.locator('[data-search]').click();
  const dialog = page.getByRole('dialog', { name: 'Search this site' });
  await dialog.getByRole('searchbox').fill('energy');
  await expect(dialog.locator('li a[href^="/iso50001Main"]').first()).toBeVisible();
  await dialog.getByRole('searchbox').fill('iso 50001');
  await expect(dialog.locator('li a').first()).toHaveAttribute('href', '/iso50001Main');
  await expect(dialog.locator('li a[href*="9001Main"]')).toHaveCount(0);
  await dialog.locator('li a').first().click();
  await expect(page).toHaveURL('/iso50001Main');
});

test('from home to the plan, and to days of an auditor', async ({ page }) => {
  await page.goto('/');
  await page.locator('main').getByRole('link', { name: 'Plan your certification' }).first().click();
  await expect(page).toHaveURL('/plan');
  const need = page.getByRole('region', { name: 'What you need', exact: true });
  const takes = page.getByRole('region', { name: 'What it takes', exact: true });
  // The plan answers.
  await takes.getByRole('heading', { name: 'Auditor days' }).waitFor();
  await need.getByRole('radio', { name: 'Make other goods' }).check();
  await need.getByText('Does the buyer name a standard?', { exact: true }).first().click();
  await expect(need.getByRole('checkbox', { name: 'ISO 9001:2015' })).toHaveCount(0);
  await need.getByRole('checkbox', { name: 'ISO 14001:2015' }).check();
  await takes.getByLabel(/^How many people/).fill('60');
  await takes.getByLabel('What work is it?').selectOption({ label: 'Paper, board, printing' });
  await expect(takes.getByText(/^\d[\d.]* to [\d.]+ auditor days/)).toBeVisible();
});

test('its own number is called, and an address with a slip is met with the right one', async ({ page }) => {
  await page.goto('/contact');
  const call = page.locator('main').getByRole('link', { name: firm.phones.office.number }).first();
  await expect(call).toHaveAttribute('href', firm.phones.office.href);
  const response = await page.goto('/iso50001Mian');
  expect(response?.status()).toBe(404);
  await page.locator('[data-near-miss] a:visible').click();
  await expect(page).toHaveURL('/iso50001Main');
  await expect(heading(page)).toContainText('50001');
});
