import { expect, type Page, test } from '@playwright/test';
import { lightBlue } from '../light-blue.ts';
import { movements, notePlaces, withMotion } from '../motion.ts';

const opening = '[data-zoom]';
const arrow = (page: Page) => page.locator(opening).getByRole('link', { name: 'Scroll to the content' });
/** How far the body's beginning is from the lower edge of the bar. */
const distanceFromBar = (page: Page) =>
  page.evaluate(() => {
    const bar = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
    return (document.querySelector('#content')?.getBoundingClientRect().top ?? Number.NaN) - bar;
  });

test.describe('with motion', () => {
  test.use(withMotion);

  test('the drawing zooms for 60 s there and back, can be paused, and rests out of view', async ({
    page,
  }) => {
    await page.goto('/iso22000Main');
    const zoom = {
      // Transform alone: nothing is laid out or painted again.
      properties: ['transform'],
      duration: 60_000,
      delay: 0,
      iterations: Number.POSITIVE_INFINITY,
      direction: 'alternate',
      state: 'running',
    };
    expect(await movements(page, opening)).toEqual([zoom]);
    const end = await page.locator(`${opening} img`).evaluate((drawing) => {
      const [movement] = drawing.getAnimations();
      if (movement) movement.currentTime = 60_000;
      return getComputedStyle(drawing).transform;
    });
    expect(end).toBe('matrix(2.05, 0, 0, 2.05, 0, 0)');
    await page.getByRole('button', { name: 'Pause the slow zoom' }).click();
    expect(await movements(page, opening)).toEqual([{ ...zoom, state: 'paused' }]);
    await page.getByRole('button', { name: 'Play the slow zoom' }).click();
    await expect.poll(() => movements(page, opening)).toEqual([zoom]);

    // The arrow leads there smoothly, to just below the bar.
    const places = await notePlaces(page);
    await arrow(page).click();
    expect(await places()).toBeGreaterThan(2);
    expect(await distanceFromBar(page)).toBeGreaterThanOrEqual(0);
    expect(await distanceFromBar(page)).toBeLessThan(24);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect.poll(() => movements(page, opening)).toEqual([{ ...zoom, state: 'paused' }]);
  });
});

test('with reduced motion it stands still, needs no button, and the arrow leads down at once', async ({
  page,
}, { project }) => {
  await page.goto('/iso22000Main');
  expect(await movements(page, opening)).toEqual([]);
  await expect(page.getByRole('button', { name: /the slow zoom/ })).toBeHidden();
  await expect(arrow(page)).toHaveCSS('color', 'rgb(255, 255, 255)');
  if (project.name === 'desktop') {
    await arrow(page).hover();
    await expect(arrow(page)).toHaveCSS('color', lightBlue);
    await page.mouse.move(5, 5);
  }
  await page.keyboard.press('Tab');
  await arrow(page).focus();
  await expect(arrow(page)).toHaveCSS('color', lightBlue);
  const places = await notePlaces(page);
  await page.keyboard.press('Enter');
  expect(await places()).toBe(1);
  expect(await distanceFromBar(page)).toBeLessThan(24);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, ...withMotion });
  test('the arrow leads down, and nothing moves that cannot be paused', async ({ page }) => {
    await page.goto('/hacpMain');
    expect(await movements(page, opening)).toEqual([]);
    await arrow(page).click();
    await expect(page.locator('#content')).toBeInViewport();
    await expect(page).toHaveURL('/hacpMain#content');
  });
});
