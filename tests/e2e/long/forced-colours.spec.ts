import { expect, test } from '@playwright/test';
import { content } from '../../html/content.ts';
import { focus } from '../audits/focus.ts';

test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

test('in forced colours one sees the focus, what a button is, and a rating', async ({ page }) => {
  for (const address of ['/', '/all-iso', '/plan']) {
    await page.goto(address);
    expect.soft(await focus(page), address).toEqual([]);
    const boundless = await page
      .locator('main :is(button, [data-variant])')
      .locator('visible=true')
      .evaluateAll(
        (all) =>
          all.filter((control) => Number.parseFloat(getComputedStyle(control).borderTopWidth) === 0).length,
      );
    expect.soft(boundless, address).toBe(0);
  }
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
