import { expect, test } from '@playwright/test';
import { content } from '#tests/html/content.ts';
import { focus } from '../audits/focus.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

for (const address of ['/', '/services', '/all-iso', '/iso22000Main', '/plan']) {
  test(`${address} shows where the focus is, and what a button is`, async ({ page }) => {
    await page.goto(address);
    expect(await focus(page)).toEqual([]);
    const boundless = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(button, [data-variant])')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        .filter((control) => ['0px', ''].includes(getComputedStyle(control).borderTopWidth))
        .map((control) => control.textContent?.trim()),
    );
    expect(boundless).toEqual([]);
  });
}

test('a rating still shows how many bars of five are full', async ({ page }) => {
  await page.goto('/about');
  const bars = await page
    .locator('#testimonials svg[viewBox="0 0 55 34"]')
    .first()
    .locator('rect')
    .evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill));
  const rating = content.testimonials[0]?.rating ?? 0;
  expect(bars).toHaveLength(5);
  expect(new Set(bars.slice(0, rating)).size).toBe(1);
  expect(bars.slice(rating)).not.toContain(bars[0]);
});
