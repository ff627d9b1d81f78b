import { expect, type Page, test } from '@playwright/test';
import { phone } from './helpers/devices.ts';
import { expectBelowBars, movements, noteScrolling } from './helpers/motion.ts';
import { openStarted } from './helpers/ready.ts';

const opening = '[data-zoom]';
const arrow = (page: Page) => page.locator(opening).locator('a[href="#content"]');
/** Light blue, whatever its name: more blue than red, and light. */
const isLightBlue = (page: Page) =>
  arrow(page).evaluate((link) => {
    const [red = 0, green = 0, blue = 0] = getComputedStyle(link).color.match(/\d+/g)?.map(Number) ?? [];
    return blue > red + 40 && green > 120 && blue > 180;
  });

test('the drawing zooms for 60 s, can be paused, rests out of view @night', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
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
  const isSmooth = await noteScrolling(page);
  await arrow(page).click();
  await expectBelowBars(page, 'content');
  expect(await isSmooth()).toBe(true);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => movements(page, opening)).toEqual([{ ...zoom, state: 'paused' }]);
});

// Specification, sections 2.12, 2.13 and 9.
test('an opening has its height, rests on request, and leads down at once @night', async ({ page }) => {
  const heights = { '/iso9001Main': 0.92, '/fssc22000Main': 1, '/hacpMain': 1 };
  for (const [address, height] of Object.entries(heights)) {
    await page.goto(address);
    expect((await page.locator(opening).boundingBox())?.height, address).toBeCloseTo(900 * height, 0);
    expect(await movements(page, opening)).toEqual([]);
    await expect(page.getByRole('button', { name: /the slow zoom/ })).toBeHidden();
    expect(await isLightBlue(page)).toBe(false);
    await arrow(page).hover();
    await expect.poll(() => isLightBlue(page)).toBe(true);
    const isSmooth = await noteScrolling(page);
    await arrow(page).press('Enter');
    await expectBelowBars(page, 'content');
    expect(await isSmooth()).toBe(false);
  }
});

test('an answer opens with its address, at a load and on the page, and by a press', async ({ page }) => {
  await page.goto('/iso22000Main');
  const answers = page.locator('#questions details');
  const ids = await answers.evaluateAll((all) => all.map(({ id }) => id));
  await page.goto('/contact');
  await page.goto(`/iso22000Main#${ids[2]}`);
  await expect(answers.nth(2)).toHaveAttribute('open');
  await expect(answers.nth(2).locator('p')).toBeInViewport();
  await expect(page.locator('#questions details[open]')).toHaveCount(1);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#${ids[0]}`);
  await expect(answers.first()).toHaveAttribute('open');
  await answers.nth(1).locator('summary').press('Enter');
  await expect(answers.nth(1).locator('p')).toBeInViewport();
  // Opened at the upper edge, it stays there, and does not push itself out of view.
  const moved = await answers.nth(1).evaluate(async (answer: HTMLDetailsElement) => {
    answer.open = false;
    scrollTo({ top: scrollY + answer.getBoundingClientRect().top, behavior: 'instant' });
    const painted = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    await painted();
    const before = answer.getBoundingClientRect().top;
    answer.open = true;
    await painted();
    return answer.getBoundingClientRect().top - before;
  });
  expect(Math.abs(moved)).toBeLessThan(1);
});

test('the contents of a page lead to its parts, stay in view and mark the one that is read; below 1200 px a button opens them @night', async ({
  page,
}) => {
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const marked = contents.locator('[aria-current]');
  const links = { '/plan-how': 'a', '/termspolicy': 'a', '/iso27001Main': 'a[href="#documents"]' };
  for (const [address, selector] of Object.entries(links)) {
    await openStarted(page, address);
    // What stands above them is in no list.
    await expect(marked).toHaveCount(0);
    for (const link of (await contents.locator(selector).all()).toReversed()) {
      const part = (await link.getAttribute('href')) ?? '';
      await link.press('Enter');
      await expect(page.locator(part)).toBeInViewport();
      // Cards above the parts: they do not stay in view.
      if (address === '/plan-how') continue;
      await expect(marked).toHaveAttribute('href', part);
      await expect(marked).toBeInViewport({ ratio: 0.9 });
    }
  }
  const link = contents.locator('a[href="#documents"]');
  await page.setViewportSize({ width: 1199, height: 900 });
  await page.goto('/iso27001Main');
  await expect(link).toBeHidden();
  await contents.getByRole('button', { name: 'On this page' }).click();
  await link.click();
  await expect(page.locator('#documents')).toBeInViewport();
});

test.describe('on a telephone', () => {
  test.use(phone);

  test('the reference begins closed, opens by its address, and a page is come back to where it was left', async ({
    page,
  }) => {
    const open = page.locator('#reference details[open]');
    await page.goto('/iso9001Main#edition');
    await expect(page.locator('#edition')).toBeInViewport();
    await expect(open).toHaveCount(1);
    await page.goto('/iso14001Main');
    await expect(open).toHaveCount(0);
    const related = page.locator('#related').getByRole('link', { name: 'ISO 45001:2018', exact: true });
    await related.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    await related.tap();
    await expect(page).toHaveURL('/iso45001Main');
    await expect(page.locator('h1')).toContainText('45001');
    await page.goBack();
    await expect(related).toBeInViewport();
    await expect(open).toHaveCount(0);
    expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(10);
  });

  test('a row that opens stays under the finger, whatever closes above it', async ({ page }) => {
    for (const [address, part] of Object.entries({
      '/iso9001Main': '#reference',
      '/cost-and-time': '#audit-days',
    })) {
      await openStarted(page, address);
      const rows = page.locator(`${part} details[name]`);
      const second = rows.nth(1).locator('summary');
      await rows.first().evaluate((row: HTMLDetailsElement) => {
        row.open = true;
      });
      await second.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
      const before = (await second.boundingBox())?.y ?? 0;
      await second.tap();
      await expect(rows.nth(1)).toHaveAttribute('open');
      await expect(rows.first()).not.toHaveAttribute('open');
      await expect
        .poll(async () => Math.abs(((await second.boundingBox())?.y ?? 0) - before))
        .toBeLessThan(2);
    }
  });
});
