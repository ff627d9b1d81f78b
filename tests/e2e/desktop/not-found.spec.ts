import { expect, test } from '@playwright/test';
import { isPublished } from '#tests/published.ts';

// Each is a plausible slip; none of them is a published address.
for (const [typed, meant] of [
  ['/ISO27001Mian', '/iso27001Main'],
  ['/iso1385mian.html', '/iso1385Main'],
  ['/HACCPP', '/hacpMain'],
  ['/abuot', '/about'],
] as const) {
  test(`${typed} is not found, and offers ${meant}`, async ({ page }) => {
    const response = await page.goto(typed);
    expect(response?.status()).toBe(404);
    const offer = page.locator('[data-near-miss] a:visible');
    await expect(offer).toHaveCount(1);
    await offer.click();
    await expect(page).toHaveURL(meant);
  });
}

test('addresses that people often type lead on at once', async ({ request }) => {
  for (const [typed, meant] of [
    ['/iso9001', '/iso9001Main'],
    ['/iso13485Main', '/iso1385Main'],
    ['/haccp', '/hacpMain'],
  ] as const) {
    if (!isPublished(meant)) continue;
    const response = await request.get(typed, { maxRedirects: 0 });
    expect(response.status()).toBe(301);
    expect(response.headers().location).toBe(meant);
  }
});

test('an address that resembles no page offers none', async ({ page }) => {
  await page.goto('/wp-login.php');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('[data-near-miss]')).toBeHidden();
});
