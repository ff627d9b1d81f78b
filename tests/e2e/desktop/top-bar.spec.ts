import { expect, test } from '@playwright/test';

test('stays closed for the session: on the next page, and after loading again', async ({ page }) => {
  await page.goto('/');
  const question = page.getByText('Have any question?');
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Close advertise bar' }).click();
  await expect(question).toBeHidden();
  await page.locator('body > header').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/contact');
  await expect(question).toBeHidden();
  await page.reload();
  await expect(question).toBeHidden();
});

test('shows again in another session', async ({ browser }) => {
  const first = await browser.newPage();
  await first.goto('/team');
  await first.getByRole('button', { name: 'Close advertise bar' }).click();
  const second = await browser.newPage();
  await second.goto('/team');
  await expect(second.getByText('Have any question?')).toBeVisible();
  await Promise.all([first.close(), second.close()]);
});
