import { expect, type Page, test } from '@playwright/test';
import { openWithStoppedClock } from '../header.ts';
import { movements, slowDown, withMotion } from '../motion.ts';

const slides = (page: Page) => page.locator('#home [data-slide]');
const shownSlide = (page: Page) =>
  slides(page).evaluateAll((all) => all.findIndex((slide) => slide.hasAttribute('data-shown')));
const button = (page: Page, name: string) => page.locator('#home').getByRole('button', { name });
/** What can be heard and reached of the slides: the names of their links. */
const links = (page: Page) => page.locator('#home [data-slide]').getByRole('link').allTextContents();

test.describe('with motion', () => {
  test.use(withMotion);

  test('the slides change every eight seconds, and wait for whoever uses or pauses them', async ({ page }, {
    project,
  }) => {
    await openWithStoppedClock(page, '/');
    await page.mouse.move(700, 300);
    expect(await links(page)).toEqual([expect.stringContaining('Choose your standard'), 'Call us now']);
    const first = await shownSlide(page);
    // Half a second at a time until they change: the next change is eight seconds later, less at most that.
    for (let half = 0; (await shownSlide(page)) === first && half < 18; half += 1)
      await page.clock.runFor(500);
    expect(await shownSlide(page)).toBe(1);
    // What is not shown can be neither heard nor reached.
    await expect
      .poll(() => links(page))
      .toEqual([expect.stringContaining('Follow the five steps'), 'Call us now']);
    expect(
      await slides(page)
        .nth(0)
        .evaluate((slide) => slide instanceof HTMLElement && slide.inert),
    ).toBe(true);
    await page.clock.runFor(7400);
    expect(await shownSlide(page)).toBe(1);
    await page.clock.runFor(600);
    expect(await shownSlide(page)).toBe(0);

    // Whoever is about to press something of it does not lose it: by the keyboard, by the mouse.
    await slides(page).nth(0).getByRole('link').first().focus();
    await page.clock.runFor(30_000);
    expect(await shownSlide(page)).toBe(0);
    await expect(slides(page).nth(0).getByRole('link').first()).toBeFocused();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.clock.runFor(8000);
    expect(await shownSlide(page)).toBe(1);
    if (project.name === 'desktop') {
      await button(page, 'Next slide').hover();
      await page.clock.runFor(30_000);
      expect(await shownSlide(page)).toBe(1);
      await page.mouse.move(700, 300);
    }
    await page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true }));
    await page.clock.runFor(30_000);
    expect(await shownSlide(page)).toBe(1);
    await page.evaluate(() => Reflect.deleteProperty(document, 'hidden'));

    await button(page, 'Pause the slides').click();
    await page.mouse.move(700, 300);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.clock.runFor(30_000);
    expect(await shownSlide(page)).toBe(1);
    const endless = (await movements(page, '#home')).filter(({ iterations }) => iterations !== 1);
    expect(endless.map(({ state }) => state).filter((state) => state !== 'paused')).toEqual([]);
    await button(page, 'Play the slides').click();
    await page.mouse.move(700, 300);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await page.clock.runFor(8000);
    expect(await shownSlide(page)).toBe(0);
    const states = async (slide: string) =>
      new Set(
        (await movements(page, `#home ${slide}`))
          .filter(({ iterations }) => iterations !== 1)
          .map(({ state }) => state),
      );
    expect(await states('[data-shown]')).toEqual(new Set(['running']));
    // The zoom of a slide that is not shown begins anew when it comes; its bars go on.
    expect(
      [...(await states('[data-slide]:not([data-shown])'))].filter((state) => state !== 'paused'),
    ).toEqual([]);
    // Nothing moves or changes that nobody sees.
    await page.evaluate(() => scrollTo({ top: 2 * innerHeight, behavior: 'instant' }));
    await expect.poll(() => states('[data-shown]')).toEqual(new Set(['paused']));
    await page.clock.runFor(30_000);
    expect(await shownSlide(page)).toBe(0);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expect.poll(() => states('[data-shown]')).toEqual(new Set(['running']));
    await button(page, 'Previous slide').click();
    expect(await shownSlide(page)).toBe(1);
  });

  test('bars, texts and the change of slides take the times of the specification', async ({ page }) => {
    await slowDown(page);
    await page.goto('/');
    const moving = await movements(page, '#home [data-slide][data-first]');
    const bars = moving.filter(
      ({ properties }) => properties.includes('translate') && !properties.includes('opacity'),
    );
    expect(bars.filter(({ iterations }) => iterations !== 1).map(({ duration }) => duration)).toEqual([
      5000, 6000, 7000,
    ]);
    const fades = moving.filter(({ properties }) => properties.includes('opacity'));
    expect(fades.map(({ delay }) => delay)).toEqual([500, 1000, 1500, 2000]);
    expect(new Set(fades.map(({ duration }) => duration))).toEqual(new Set([800]));
    await page.mouse.move(700, 300);
    await button(page, 'Next slide').click();
    const change = (await movements(page, '#home')).filter(
      ({ properties, iterations, delay }) =>
        properties.includes('opacity') && iterations === 1 && delay === 0,
    );
    expect(change.map(({ duration }) => duration)).toEqual([1000, 1000]);
    // The heading is there from the first frame.
    await expect(page.locator('h1')).toHaveCSS('opacity', '1');
  });
});

test('with reduced motion all stands still, and the buttons work', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  expect(await movements(page, '#home')).toEqual([]);
  await page.clock.runFor(30_000);
  expect(await shownSlide(page)).toBe(0);
  await button(page, 'Next slide').click();
  expect(await shownSlide(page)).toBe(1);
});

test("'Our Services' by keyboard: opens, folds, closes when the focus leaves, and leads on", async ({
  page,
}) => {
  await page.goto('/');
  const toggle = button(page, 'Our Services');
  const entry = page.locator('#home').getByRole('link', { name: 'GMP Service' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(entry).toBeFocused();
  await expect(entry).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(toggle).toBeFocused();
  await expect(entry).toBeHidden();
  await page.keyboard.press('Space');
  await expect(entry).toBeVisible();
  await button(page, 'Next slide').focus();
  await expect(entry).toBeHidden();
  await toggle.press('Enter');
  await entry.press('Enter');
  await expect(page).toHaveURL('/gmpMain');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, ...withMotion });

  test('the first slide stands complete, the second is silent, and nothing moves that cannot be paused', async ({
    page,
  }) => {
    await page.goto('/');
    expect(await links(page)).toEqual([expect.stringContaining('Choose your standard'), 'Call us now']);
    await expect(page.locator('h1')).toBeVisible();
    await expect(slides(page).nth(0).getByText('Ready when the auditor is.')).toBeVisible();
    const endless = (await movements(page, '#home')).filter(({ iterations }) => iterations !== 1);
    expect(endless).toEqual([]);
  });
});
