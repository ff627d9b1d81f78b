import { expect, test } from '@playwright/test';
import { addressesAndUnknown } from '../addresses.ts';
import { unseenTexts } from '../unseen-texts.ts';

test.use({ javaScriptEnabled: false });

// One visitor for all pages: a new one for each takes longer than the page.
test('every page shows its whole text', async ({ page }) => {
  test.slow();
  for (const address of addressesAndUnknown) {
    await page.goto(address);
    await expect(page.locator('html')).not.toHaveClass(/\bjs\b/);
    expect.soft(await unseenTexts(page), address).toEqual([]);
    await expect.soft(page.locator('body > footer a[href="/inventory"]'), address).toBeVisible();
  }
});

test('offers no control that needs script', async ({ page }) => {
  for (const address of ['/', '/services', '/all-iso']) {
    await page.goto(address);
    await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0);
  }
});

test('the fonts come', async ({ page }) => {
  const fonts = new Set<string>();
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'font') fonts.add(new URL(request.url()).pathname.replace(/\..*/, ''));
  });
  await page.goto('/iso22000Main', { waitUntil: 'networkidle' });
  expect([...fonts].sort()).toEqual(['/_astro/archivo', '/_astro/martian-mono']);
});
