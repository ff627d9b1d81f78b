import { expect, type Page, test } from '@playwright/test';

const menu = (page: Page) => page.getByRole('button', { name: 'Our Services' });
const entry = (page: Page) => page.locator('#home').getByRole('link', { name: 'GMP Service' });
const slides = (page: Page) => page.locator('#home [data-slide]');
const shownSlide = (page: Page) =>
  slides(page).evaluateAll((all) => all.findIndex((slide) => slide.hasAttribute('data-shown')));

/** Opens the home page and stops its clock: from then on time passes only as the test says. */
const openWithStoppedClock = async (page: Page) => {
  await page.clock.install();
  await page.goto('/');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  // Away from the controls, on which the slides would wait.
  await page.mouse.move(700, 400);
};

test("'Our Services' opens by hovering, closes 200 ms after the pointer has left, and coming back cancels", async ({
  page,
}) => {
  await openWithStoppedClock(page);
  await expect(entry(page)).toBeHidden();
  await menu(page).hover();
  await expect(entry(page)).toBeVisible();
  await page.mouse.move(1200, 200);
  await page.clock.runFor(190);
  await expect(entry(page)).toBeVisible();
  await menu(page).hover();
  await page.clock.runFor(1000);
  await expect(entry(page)).toBeVisible();
  await page.mouse.move(1200, 200);
  await page.clock.runFor(210);
  await expect(entry(page)).toBeHidden();
});

test("choosing an entry of 'Our Services' leads to its page", async ({ page }) => {
  await page.goto('/');
  await menu(page).hover();
  await entry(page).click();
  await expect(page).toHaveURL('/gmpMain');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the slides change every eight seconds, until they are paused', async ({ page }) => {
    await openWithStoppedClock(page);
    await expect(slides(page)).toHaveCount(2);
    // Find a change, so that the next is exactly eight seconds away.
    const first = await shownSlide(page);
    for (let tenths = 0; (await shownSlide(page)) === first && tenths < 90; tenths += 1)
      await page.clock.runFor(100);
    const second = await shownSlide(page);
    expect(second).not.toBe(first);
    await page.clock.runFor(7800);
    expect(await shownSlide(page)).toBe(second);
    await page.clock.runFor(300);
    expect(await shownSlide(page)).toBe(first);
    await page.getByRole('button', { name: 'Pause the slides' }).click();
    await page.mouse.move(700, 400);
    await page.clock.runFor(30_000);
    expect(await shownSlide(page)).toBe(first);
  });
});

test('with reduced motion the slides stand still, and their buttons work', async ({ page }) => {
  await openWithStoppedClock(page);
  await page.clock.runFor(30_000);
  expect(await shownSlide(page)).toBe(0);
  await page.getByRole('button', { name: 'Next slide' }).click();
  expect(await shownSlide(page)).toBe(1);
});
