import { expect, type Locator, type Page, test } from '@playwright/test';
import { content } from '#tests/html/content.ts';
import { openWithStoppedClock } from '../header.ts';
import { withMotion } from '../motion.ts';

const figures = content.stats.map(({ value }) => value);
const largest = Math.max(...figures);
/** The largest of the firm's figures: the longest to count. */
const figure = (page: Page) => page.locator('[data-counter="stat"]').nth(figures.indexOf(largest));
const suffixAt = async (page: Page) => {
  const box = await figure(page).locator('xpath=following-sibling::*').boundingBox();
  return box?.x;
};
/** What the eye sees of a number while it counts. */
const shown = (number: Locator) => number.locator('[aria-hidden="true"]').textContent();
/** Numbers wait to count, out of view, from the first scroll on. */
const scrollABit = (page: Page) => page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
const toMiddle = (number: Locator) =>
  number.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
const toTop = (page: Page) => page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));

test.describe('with motion', () => {
  test.use(withMotion);

  test("the firm's figures count for two seconds, each time; nothing moves aside, and readers hear the last", async ({
    page,
  }) => {
    test.skip(largest < 10, 'no figure is large enough to be seen counting');
    await openWithStoppedClock(page, '/');
    await expect(figure(page)).toHaveText(`${largest}`);
    await scrollABit(page);
    await expect.poll(() => shown(figure(page))).toBe('0');
    await toMiddle(figure(page));
    // The page has noticed: the first frame asks for the second.
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return Number(await shown(figure(page)));
      })
      .toBeGreaterThan(0);
    const place = await suffixAt(page);
    await page.clock.runFor(900);
    const half = Number(await shown(figure(page)));
    expect(half).toBeGreaterThan(largest / 3);
    expect(half).toBeLessThan(largest);
    expect(await suffixAt(page)).toBe(place);
    expect(await page.locator('dl', { has: figure(page) }).ariaSnapshot()).toContain(`${largest}`);
    expect(await page.locator('dl', { has: figure(page) }).ariaSnapshot()).not.toContain(String(half));
    await page.clock.runFor(700);
    expect(await shown(figure(page))).not.toBe(`${largest}`);
    await page.clock.runFor(500);
    expect(await shown(figure(page))).toBe(`${largest}`);
    expect(await suffixAt(page)).toBe(place);
    await toTop(page);
    await expect.poll(() => shown(figure(page))).toBe('0');
    await toMiddle(figure(page));
    await expect
      .poll(async () => {
        await page.clock.runFor(100);
        return Number(await shown(figure(page)));
      })
      .toBeGreaterThan(0);
  });

  test('the numbers of the steps count for one second, once', async ({ page }) => {
    await openWithStoppedClock(page, '/about');
    const five = page.locator('[data-counter="step"]').nth(4);
    await scrollABit(page);
    await expect.poll(() => shown(five)).toBe('0');
    await toMiddle(five);
    await expect
      .poll(async () => {
        await page.clock.runFor(20);
        return Number(await shown(five));
      })
      .toBeGreaterThan(0);
    await page.clock.runFor(1000);
    expect(await shown(five)).toBe('5');
    await toTop(page);
    await five.evaluate(
      (number) =>
        new Promise<void>((done) => {
          new IntersectionObserver((_entries, observer) => {
            observer.disconnect();
            done();
          }).observe(number);
        }),
    );
    await toMiddle(five);
    await page.clock.runFor(50);
    expect(await shown(five)).toBe('5');
  });
});

test('with reduced motion the numbers stand', async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('[data-counter="stat"]')).toHaveText(figures.map(String));
  await expect(page.locator('[data-counter="step"]')).toHaveText(['1', '2', '3', '4', '5']);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, ...withMotion });
  test('the numbers stand', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-counter="stat"]')).toHaveText(figures.map(String));
  });
});
