import { expect, test } from '@playwright/test';
import { fontsInUse, untilFontsAreInUse } from '../fonts.ts';
import { holdBack } from '../hold-back.ts';

for (const address of ['/', '/iso22000Main', '/about', '/all-iso']) {
  test(`nothing moves on ${address} when its fonts come late`, async ({ page }) => {
    // The fonts wait until the page has been painted in the fallbacks.
    const release = await holdBack(page, '**/*.woff2');
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await page.evaluate(() => {
      Reflect.set(window, 'shifts', []);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          if (Reflect.get(entry, 'hadRecentInput')) continue;
          Reflect.get(window, 'shifts').push(Reflect.get(entry, 'value'));
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve))));
    const statuses = await page.evaluate(() =>
      [...document.fonts].map(({ family, status }) => `${family} ${status}`),
    );
    test.skip(
      !statuses.includes('Archivo Fallback loaded') && !statuses.includes('"Archivo Fallback" loaded'),
      'None of the local fonts that the fallbacks are fitted to is installed here.',
    );
    release();
    await untilFontsAreInUse(page);
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    );
    const shifts = await page.evaluate((): number[] => Reflect.get(window, 'shifts'));
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
  });
}

test('what is read stays where it is when the fonts come', async ({ page }) => {
  const release = await holdBack(page, '**/*.woff2');
  await page.goto('/termspolicy');
  const section = page.locator('#accessibility');
  const top = () => section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  await section.evaluate((element) => element.scrollIntoView());
  const before = await top();
  release();
  await untilFontsAreInUse(page);
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
});

test('the fonts come into use together, as each has all text laid out anew', async ({ page }) => {
  const release = await holdBack(page, /martian-mono.*woff2$/);
  const first = page.waitForResponse(/archivo.*woff2$/);
  await page.goto('/iso22000Main', { waitUntil: 'domcontentloaded' });
  await (await first).finished();
  expect(await fontsInUse(page)).toEqual([]);
  release();
  await untilFontsAreInUse(page);
});

test('where one font does not come, the other is used', async ({ page }) => {
  await page.route(/martian-mono.*woff2$/, (route) => route.abort());
  await page.goto('/iso22000Main');
  await expect.poll(() => fontsInUse(page)).toEqual(['Archivo Sheet']);
});
