import { expect, test } from '@playwright/test';
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
  const gauge = page.locator('#testimonials figure').first().locator('path');
  const strokes = await gauge.evaluateAll((all) => all.map((path) => getComputedStyle(path).stroke));
  expect(new Set(strokes).size, 'the squares that are given, before all there are').toBe(2);
});
