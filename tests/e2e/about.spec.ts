import { expect, type Page, test } from '@playwright/test';
import { content } from '../content/this-content.ts';
import { expectBelowBars, noteScrolling } from './helpers/motion.ts';
import { followFooterLink, menuButton, menuLink } from './helpers/shell.ts';

/** Chooses a section of the About page from the menu of large screens. */
const choose = async (page: Page, name: string) => {
  await menuButton(page, 'About').press('Enter');
  await menuLink(page, name).press('Enter');
};

test('a section is scrolled to from anywhere, stands in the address, and opens in a tab @night', async ({
  page,
  context,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/contact');
  const isSmooth = await noteScrolling(page);
  await choose(page, 'Our Process');
  await expect(page).toHaveURL('/about#our-process');
  await expectBelowBars(page, 'our-process');
  expect(await isSmooth()).toBe(true);
  // The menu closes, and Back leads to where the visitor was.
  await choose(page, 'Testimonials');
  await expect(page).toHaveURL('/about#testimonials');
  await expect(menuLink(page, 'Testimonials')).toBeHidden();
  await expectBelowBars(page, 'testimonials');
  await page.goBack();
  await expect(page).toHaveURL('/about#our-process');
  await page.goBack();
  await expect(page).toHaveURL('/contact');
  await followFooterLink(page, 'Privacy Policy', '/termspolicy#privacy');
  await expectBelowBars(page, 'privacy');
  await page.reload();
  await expectBelowBars(page, 'privacy');
  await menuButton(page, 'About').press('Enter');
  const opened = context.waitForEvent('page');
  await menuLink(page, 'Our Process').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL('/about#our-process');
  await expectBelowBars(tab, 'our-process');
  // Stored before a load, as after how long it is scrolled to: src/browser/behaviours/scroll-links.dom.test.ts.
  await page.evaluate(() => sessionStorage.setItem('aboutScrollTo', 'chairmans-profile'));
  await page.goto('/about');
  await expectBelowBars(page, 'chairmans-profile');
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
});

test('directors stand in full rows of four at most; steps on blues of their own @night', async ({ page }) => {
  for (const [address, section] of Object.entries({ '/': '#team', '/team': '#directors' })) {
    await page.goto(address);
    const directors = page.locator(`${section} ul:has(img) > li`);
    const tops = await directors.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(content.team.directors.length);
    const rows = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
    expect(new Set(rows.slice(0, -1)).size).toBeLessThanOrEqual(1);
    expect(rows.at(-1)).toBeGreaterThanOrEqual(Math.min(2, tops.length));
    expect(Math.max(...rows)).toBeLessThanOrEqual(4);
  }
  await page.goto('/about');
  const grounds = await page
    .locator('#our-process li')
    .evaluateAll((all) => all.map((step) => getComputedStyle(step).backgroundColor));
  expect(new Set(grounds).size).toBe(5);
  for (const ground of grounds) {
    const [red = 0, , blue = 0] = ground.match(/[\d.]+/g)?.map(Number) ?? [];
    expect(blue, ground).toBeGreaterThan(red);
  }
});
