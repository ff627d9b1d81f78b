import { expect, type Page, test } from '@playwright/test';
import { slowDown, withMotion } from '../motion.ts';

/** Runs in the page: of each section that fades in, whether it is to be seen. */
const hiddenSections = () =>
  [...document.querySelectorAll('[data-reveal]')].filter(
    (section) => getComputedStyle(section).opacity === '0',
  ).length;

/** Scrolls so that this part of a section is in view, at the lower edge of the window or the upper; the page then knows. */
const showPart = (page: Page, index: number, part: number, edge: 'lower' | 'upper' = 'lower') =>
  page
    .locator('[data-reveal]')
    .nth(index)
    .evaluate(
      async (section, [visible, at]) => {
        const { top, bottom, height } = section.getBoundingClientRect();
        const seen = visible * Math.min(height, innerHeight);
        scrollBy({ top: at === 'lower' ? top + seen - innerHeight : bottom - seen, behavior: 'instant' });
        for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
      },
      [part, edge] as const,
    );
/** Nothing waits before somebody scrolls. */
const scrollABit = async (page: Page) => {
  expect(await page.evaluate(hiddenSections)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 1, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(hiddenSections)).toBeGreaterThan(4);
};
/** The page knows of it: what comes next is a way down. */
const toTop = (page: Page) =>
  page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' });
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });

/** How a section moves: the way it comes (1 up, -1 down), and the time. Nothing when it stands. */
const entrance = (page: Page, index: number) =>
  page
    .locator('[data-reveal]')
    .nth(index)
    .evaluate((section) => {
      const [movement] = section.getAnimations();
      if (!(movement?.effect instanceof KeyframeEffect)) return undefined;
      const [start] = movement.effect.getKeyframes();
      const [, y = '0'] = String(start?.translate).split(' ');
      return {
        comes: Math.sign(Number.parseFloat(y)),
        from: start?.opacity,
        time: movement.effect.getTiming().duration,
      };
    });
/** Ends what comes in just now. */
const finish = (page: Page) =>
  page.locator('main').evaluate((main) => {
    for (const movement of main.getAnimations({ subtree: true }))
      if (movement.effect?.getTiming().iterations === 1) movement.finish();
  });
const isWaiting = (page: Page, index: number) =>
  page
    .locator('[data-reveal]')
    .nth(index)
    .evaluate((section) => getComputedStyle(section).opacity === '0');

const upwards = { comes: 1, from: '0', time: 800 };
const downwards = { comes: -1, from: '0', time: 800 };

test.describe('with motion', () => {
  test.use(withMotion);

  test('sections come in once a fifth of them is in view, up or down, once or each time', async ({
    page,
  }) => {
    await page.goto('/');
    await slowDown(page);
    const last = (await page.locator('[data-reveal]').count()) - 1;
    // The firm's figures come in each time; the rest once.
    const kinds = await page
      .locator('[data-reveal]')
      .evaluateAll((all) => all.map((part) => part.getAttribute('data-reveal')));
    const stats = kinds.indexOf('repeat');
    const once = kinds.indexOf('once', stats + 2);
    expect(stats).toBeGreaterThanOrEqual(0);
    await scrollABit(page);
    await showPart(page, once, 0.17);
    expect(await isWaiting(page, once)).toBe(true);
    await showPart(page, once, 0.24);
    await expect.poll(() => entrance(page, once)).toEqual(upwards);
    await finish(page);
    await toTop(page);
    await showPart(page, once, 0.24);
    expect(await entrance(page, once)).toBeUndefined();
    expect(await isWaiting(page, once)).toBe(false);

    for (let round = 0; round < 2; round += 1) {
      await toTop(page);
      await expect.poll(() => isWaiting(page, stats)).toBe(true);
      await showPart(page, stats, 0.24);
      await expect.poll(() => entrance(page, stats)).toEqual(upwards);
      await finish(page);
    }

    // From the end of the page upwards: the last sections have been passed unseen, and come down.
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await isWaiting(page, last)).toBe(true);
    await showPart(page, last, 0.24, 'upper');
    await expect.poll(() => entrance(page, last)).toEqual(downwards);
    // The figures have been seen and passed: they come again, downwards.
    await expect.poll(() => isWaiting(page, stats)).toBe(true);
    await showPart(page, stats, 0.24, 'upper');
    await expect.poll(() => entrance(page, stats)).toEqual(downwards);
  });

  test('what a search or an anchor finds stands there at once, and so does all on paper', async ({
    page,
  }) => {
    await page.goto('/about');
    // window.find is what the browser's own search does.
    expect(await page.evaluate(() => Reflect.get(window, 'find').call(window, 'Corporate Information'))).toBe(
      true,
    );
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const found = page.getByRole('heading', { name: 'Corporate Information' });
    await expect(found).toBeInViewport();
    const seen = () =>
      found.evaluate((heading) => {
        const section = heading.closest('[data-reveal]');
        return section ? getComputedStyle(section).opacity : '1';
      });
    await expect.poll(seen).toBe('1');

    await page.goto('/contact');
    await page.goto('/about#testimonials');
    const target = page.locator('#testimonials [data-reveal]');
    await expect(target).toHaveCSS('opacity', '1');
    await expect(target).toBeInViewport();

    await page.goto('/');
    await scrollABit(page);
    await page.emulateMedia({ media: 'print' });
    await expect.poll(() => page.evaluate(hiddenSections)).toBe(0);
    // And when the visitor asks for less motion in the middle of the page: what is just coming in has come.
    await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
    await expect.poll(() => page.evaluate(hiddenSections)).toBe(0);
  });
});

test('with reduced motion nothing ever waits or moves', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(hiddenSections)).toBe(0);
  await page.evaluate(() => scrollTo(0, 3000));
  expect(await page.locator('body').evaluate((body) => body.getAnimations({ subtree: true }))).toEqual([]);
});
