import { expect, test } from '@playwright/test';
import { holdBack } from '../hold-back.ts';

/** Where the texts, links and drawings in the window are. */
const places = () =>
  [...document.querySelectorAll('body :is(a, button, h1, h2, p, li, dt, dd, img, svg)')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
    .map((element) => ({ element, was: element.getBoundingClientRect() }))
    .filter(({ was }) => was.top < innerHeight);

for (const address of ['/iso22000Main', '/hacpMain', '/mrm', '/about', '/all-iso', '/contact']) {
  test(`what is seen of ${address} before the rest of its styles stays where it is`, async ({ page }) => {
    const release = await holdBack(page, /_astro\/rest\..*\.css$/);
    const asked = page.waitForRequest(/_astro\/rest\..*\.css$/);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await asked;
    const before = await page.evaluateHandle(places);
    release();
    await page.waitForLoadState('load');
    const moved = await before.evaluate((list) =>
      list
        .map(({ element, was }) => ({ element, was, is: element.getBoundingClientRect() }))
        // The site's fonts have come, which moves words by some pixels.
        .filter(({ was, is }) => Math.hypot(is.x - was.x, is.y - was.y) > 12)
        .map(
          ({ element, was, is }) => `${element.outerHTML.slice(0, 80)} by ${is.x - was.x}, ${is.y - was.y}`,
        ),
    );
    expect(moved).toEqual([]);
  });
}
