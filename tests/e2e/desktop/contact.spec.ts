import { expect, test } from '@playwright/test';

test('copies the number and the addresses, and says so', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  const buttons = page.locator('main button[data-copy]');
  const copied: string[] = [];
  for (const button of await buttons.all()) {
    await button.click();
    await expect(button.locator('xpath=..').getByRole('status')).toHaveText('Copied');
    copied.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  expect(copied).toEqual(['+94 11 000 0000', 'info@example.com', 'Cotta Road, Colombo 08, Sri Lanka']);
});

test('gives a contact card to download', async ({ page }) => {
  await page.goto('/contact');
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save our contact card' }).click();
  expect((await started).suggestedFilename()).toBe('contact.vcf');
});
