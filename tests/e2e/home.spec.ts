import { expect, type Page, test } from '@playwright/test';
import { content } from '../content/this-content.ts';
import { movements, scrollTo, slowDown } from './helpers/motion.ts';
import { openWithStoppedClock } from './helpers/shell.ts';

const slides = (page: Page) => page.locator('#home [data-slide]');
const shownSlide = (page: Page) =>
  slides(page).evaluateAll((all) => all.findIndex((slide) => slide.hasAttribute('data-shown')));
const button = (page: Page, name: string) => page.locator('#home').getByRole('button', { name });
const blur = (page: Page) =>
  page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
/** What moves on and on in the opening, by its state. */
const endless = async (page: Page, within = '') =>
  (await movements(page, `#home ${within}`)).flatMap(({ iterations, state }) =>
    iterations === 1 ? [] : [state],
  );

test('slides change every eight seconds, and wait for their users @night', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openWithStoppedClock(page, '/');
  await page.mouse.move(700, 300);
  const first = await shownSlide(page);
  // Half a second at a time until they change: the next change is eight seconds later, less at most that.
  for (let half = 0; (await shownSlide(page)) === first && half < 18; half += 1) await page.clock.runFor(500);
  expect(await shownSlide(page)).toBe(1);
  // What is not shown can be neither heard nor reached.
  await expect(slides(page).nth(0)).toHaveAttribute('inert');
  await expect(slides(page).nth(1)).not.toHaveAttribute('inert');
  await page.clock.runFor(7400);
  expect(await shownSlide(page)).toBe(1);
  await page.clock.runFor(600);
  expect(await shownSlide(page)).toBe(0);

  /** The slides stay however long it takes, while a visitor does this; and go on when it ends. */
  const expectToWait = async (name: string, begin: () => Promise<unknown>, end = async () => {}) => {
    const shown = await shownSlide(page);
    await begin();
    await page.clock.runFor(30_000);
    expect(await shownSlide(page), name).toBe(shown);
    await end();
    // And takes focus and pointer away.
    await blur(page);
    await page.mouse.move(700, 300);
    await page.clock.runFor(8000);
    expect(await shownSlide(page), `after ${name}`).toBe(1 - shown);
  };
  const link = slides(page).nth(0).getByRole('link').first();
  await expectToWait('focus', () => link.focus());
  await expectToWait('hover', () => button(page, 'Next slide').hover());
  await expectToWait(
    'another tab',
    () => page.evaluate(() => Object.defineProperty(document, 'hidden', { value: true, configurable: true })),
    () => page.evaluate(() => void Reflect.deleteProperty(document, 'hidden')),
  );
  await expectToWait(
    'pause',
    async () => {
      await button(page, 'Pause the slides').click();
      await blur(page);
      await page.mouse.move(700, 300);
      expect(new Set(await endless(page))).toEqual(new Set(['paused']));
    },
    () => button(page, 'Play the slides').click(),
  );
  await expectToWait(
    'reading further down',
    async () => {
      await scrollTo(page, 1800);
      await expect.poll(async () => new Set(await endless(page))).toEqual(new Set(['paused']));
    },
    async () => {
      await scrollTo(page, 0);
      await expect.poll(() => endless(page, '[data-shown]')).toContain('running');
    },
  );
  // A step gives the slide that comes its full time. Without a pointer, for which the slides would wait.
  await page.clock.runFor(5000);
  const shown = await shownSlide(page);
  await button(page, 'Previous slide').dispatchEvent('click');
  await page.clock.runFor(7900);
  expect(await shownSlide(page)).toBe(1 - shown);
  await page.clock.runFor(100);
  expect(await shownSlide(page)).toBe(shown);
});

// Specification, section 9.
test('bars, texts and slides take the times of the specification @night', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await slowDown(page);
  await page.goto('/');
  expect(
    await page.locator('#home').evaluate((opening) => opening.getBoundingClientRect().height / innerHeight),
  ).toBeCloseTo(0.92, 2);
  const moving = await movements(page, '#home [data-slide][data-first]');
  // Neither laid out nor painted again, frame by frame.
  const cheap = new Set(['opacity', 'transform', 'translate', 'scale', 'rotate']);
  expect(moving.flatMap(({ properties }) => properties).filter((name) => !cheap.has(name))).toEqual([]);
  const fades = moving.filter(({ properties }) => properties.includes('opacity'));
  const bars = moving.filter((one) => !fades.includes(one) && one.properties.includes('translate'));
  expect(bars.filter(({ iterations }) => iterations !== 1).map(({ duration }) => duration)).toEqual([
    5000, 6000, 7000,
  ]);
  expect(fades.map(({ delay }) => delay)).toEqual([500, 1000, 1500, 2000]);
  expect(new Set(fades.map(({ duration }) => duration))).toEqual(new Set([800]));
  // Every text can be read from the first frame: a fade begins at a third of its strength.
  const strengths = await page
    .locator('#home [data-first] :is(h1, h1 ~ *, :has(~ h1))')
    .evaluateAll((texts) => texts.map((text) => Number(getComputedStyle(text).opacity)));
  expect(strengths.length).toBeGreaterThan(4);
  expect(Math.min(...strengths)).toBeGreaterThan(1 / 3);
  await button(page, 'Next slide').press('Enter');
  const change = (await movements(page, '#home')).filter(
    ({ properties, iterations }) => properties.includes('opacity') && iterations === 1,
  );
  expect(change.filter(({ delay }) => delay === 0).map(({ duration }) => duration)).toEqual([1000, 1000]);
  // The texts of the second slide come in with it, those of the first when it comes again.
  expect(change.map(({ delay = 0 }) => delay).filter((delay) => delay > 0)).toEqual([500, 1000, 1500, 2000]);
});

test('with reduced motion nothing waits or moves, numbers stand, and the buttons work', async ({ page }) => {
  await openWithStoppedClock(page, '/');
  for (const top of [1, 3000]) {
    await scrollTo(page, top);
    await page.clock.runFor(100);
    expect(await movements(page, 'body')).toEqual([]);
    const waiting = page
      .locator('[data-reveal]')
      .evaluateAll((all) => all.map((part) => getComputedStyle(part).opacity));
    expect(new Set(await waiting)).toEqual(new Set(['1']));
  }
  await expect(page.locator('[data-counter="stat"]')).toHaveText(
    content.stats.map(({ value }) => `${value}`),
  );
  await expect(page.locator('[data-counter="step"]')).toHaveText(['1', '2', '3', '4', '5']);
  await page.clock.runFor(30_000);
  expect(await shownSlide(page)).toBe(0);
  await button(page, 'Next slide').click();
  expect(await shownSlide(page)).toBe(1);
  // As every such menu: menus.spec.ts.
  await button(page, 'Our Services').press('Enter');
  await expect(page.locator('#home').getByRole('link', { name: 'GMP Service' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.locator('#services-menu')).toBeHidden();
});
