import { expect, type Page, test } from '@playwright/test';
import { content } from '../content/this-content.ts';
import { scrollTo, slowDown, withMotion } from './helpers/motion.ts';
import { frames, untilFontsAreInUse } from './helpers/ready.ts';

test.use(withMotion);

const parts = (page: Page) => page.locator('[data-reveal]');
/** The strength that a fade begins at: what waits can be read. */
const faint = '0.4';
/** How many sections wait to come in. */
const waiting = (page: Page) =>
  parts(page).evaluateAll(
    (all, at) => all.filter((part) => getComputedStyle(part).opacity === at).length,
    faint,
  );
/** Waits until a section waits to come in. */
const expectToWait = (page: Page, index: number) =>
  expect(parts(page).nth(index)).toHaveCSS('opacity', faint);
/** Scrolls, and waits until the page knows it: no frame comes while the clock stands still. */
const scrollAndWait = async (page: Page, top: number) => {
  await scrollTo(page, top);
  await frames(page, 4);
};
/** Scrolls so that this part of a section is in view, at the lower edge of the window or the upper. */
const showPart = async (page: Page, index: number, part: number, edge: 'lower' | 'upper' = 'lower') => {
  await parts(page)
    .nth(index)
    .evaluate(
      (section, [visible, at]) => {
        const { top, bottom, height } = section.getBoundingClientRect();
        const seen = visible * Math.min(height, innerHeight);
        scrollBy({ top: at === 'lower' ? top + seen - innerHeight : bottom - seen, behavior: 'instant' });
      },
      [part, edge] as const,
    );
  await frames(page, 4);
};
/** How a section moves: the way it comes (1 up, -1 down), and the time. Nothing when it stands. */
const entrance = (page: Page, index: number) =>
  parts(page)
    .nth(index)
    .evaluate((section) => {
      const [movement] = section.getAnimations();
      if (!(movement?.effect instanceof KeyframeEffect)) return undefined;
      const [start] = movement.effect.getKeyframes();
      const [, y = '0'] = String(start?.translate).split(' ');
      const { duration: time } = movement.effect.getTiming();
      return { comes: Math.sign(Number.parseFloat(y)), from: start?.opacity, time };
    });
/** Ends what comes in just now. */
const finish = (page: Page) =>
  page.locator('main').evaluate((main) => {
    for (const movement of main.getAnimations({ subtree: true }))
      if (movement.effect?.getTiming().iterations === 1) movement.finish();
  });

// Specification, section 9: 0.8 s, at a fifth in view.
const upwards = { comes: 1, from: faint, time: 800 };
const downwards = { comes: -1, from: faint, time: 800 };

test('sections come in once a fifth of them is in view, up or down, once or each time', async ({ page }) => {
  await page.goto('/');
  await slowDown(page);
  const kinds = await parts(page).evaluateAll((all) => all.map((part) => part.getAttribute('data-reveal')));
  const last = kinds.length - 1;
  // The firm's figures come in each time; the rest once.
  const stats = kinds.indexOf('repeat');
  const once = kinds.indexOf('once', stats + 2);
  expect(stats).toBeGreaterThanOrEqual(0);
  // Nothing waits before somebody scrolls.
  expect(await waiting(page)).toBe(0);
  await scrollAndWait(page, 1);
  await expect.poll(() => waiting(page)).toBeGreaterThan(4);
  await showPart(page, once, 0.17);
  await expectToWait(page, once);
  expect(await entrance(page, once)).toBeUndefined();
  await showPart(page, once, 0.24);
  await expect.poll(() => entrance(page, once)).toEqual(upwards);
  await finish(page);
  await scrollAndWait(page, 0);
  await showPart(page, once, 0.24);
  expect(await entrance(page, once)).toBeUndefined();
  await expect(parts(page).nth(once)).toHaveCSS('opacity', '1');
  for (let round = 0; round < 2; round += 1) {
    await scrollAndWait(page, 0);
    await expectToWait(page, stats);
    await showPart(page, stats, 0.24);
    await expect.poll(() => entrance(page, stats)).toEqual(upwards);
    await finish(page);
  }
  // From the end of the page upwards: the last sections have been passed unseen, and come down; the figures come again.
  await scrollAndWait(page, 1e6);
  for (const index of [last, stats]) {
    await expectToWait(page, index);
    await showPart(page, index, 0.24, 'upper');
    await expect.poll(() => entrance(page, index)).toEqual(downwards);
  }
});

test('what is searched for, led to or printed stands at once; a figure counts @night', async ({ page }) => {
  await page.goto('/about');
  // window.find is what the browser's own search does.
  const words = 'Corporate Information';
  expect(await page.evaluate((text) => Reflect.get(window, 'find').call(window, text), words)).toBe(true);
  const found = page.getByRole('heading', { name: words });
  await expect(found).toBeInViewport();
  await expect(parts(page).filter({ has: found })).toHaveCSS('opacity', '1');
  await page.goto('/contact');
  await page.goto('/about#testimonials');
  await expect(page.locator('#testimonials [data-reveal]')).toHaveCSS('opacity', '1');
  await expect(page.locator('#testimonials [data-reveal]')).toBeInViewport();
  await page.goto('/');
  await untilFontsAreInUse(page);
  await scrollAndWait(page, 1);
  // A figure counts, and moves nothing. How long: src/browser/behaviours/counters.dom.test.ts.
  const figure = page.locator('[data-counter="stat"]').first();
  const number = figure.locator('[aria-hidden="true"]');
  const place = async () => (await figure.locator('xpath=following-sibling::*').boundingBox())?.x;
  await expect(number).toHaveText('0');
  const before = await place();
  await figure.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  await expect(number).toHaveText(`${content.stats[0]?.value}`);
  expect(await place()).toBe(before);
  await expect.poll(() => waiting(page)).toBeGreaterThan(4);
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => waiting(page)).toBe(0);
  // And when the visitor asks for less motion in the middle of the page: what is just coming in has come.
  await page.emulateMedia({ media: 'screen', reducedMotion: 'reduce' });
  await expect.poll(() => waiting(page)).toBe(0);
});
