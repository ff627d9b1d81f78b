import { expect, test } from '@playwright/test';

for (const [address, ids] of [
  ['/about', ['who-we-are', 'chairmans-profile', 'our-process', 'our-clients', 'testimonials']],
  ['/termspolicy', ['terms', 'privacy', 'accessibility']],
] as const) {
  test(`the bar of ${address} stays in view and marks the section that is read`, async ({ page }) => {
    await page.goto(address);
    const bar = page.locator('[data-page-contents]');
    const links = bar.getByRole('link');
    expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
      ids.map((id) => `#${id}`),
    );
    for (const id of [...ids].toReversed()) {
      await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
      const marked = bar.locator('[aria-current]');
      await expect(marked).toHaveCount(1);
      await expect(marked).toHaveAttribute('href', `#${id}`);
      await expect(marked).toBeInViewport({ ratio: 0.9 });
    }
  });
}
