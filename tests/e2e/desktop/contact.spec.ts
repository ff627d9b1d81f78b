import { expect, test } from '@playwright/test';
import { content } from '#tests/html/content.ts';

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
  const { address, emails, phones } = content.firm;
  expect(copied).toEqual([
    phones.office.number,
    emails.general.address,
    [address.street, address.city, address.country].join(', '),
  ]);
});

test('gives a contact card to download', async ({ page }) => {
  await page.goto('/contact');
  const started = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Save our contact card' }).click();
  expect((await started).suggestedFilename()).toBe('contact.vcf');
});
