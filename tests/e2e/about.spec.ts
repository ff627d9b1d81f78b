import { expect, type Page, test } from '@playwright/test';
import { content } from '../html/content.ts';
import { expectBelowBars, noteScrolling } from './helpers/motion.ts';
import { followFooterLink, menuButton, menuLink, openWithStoppedClock } from './helpers/shell.ts';

const keys = (page: Page) =>
  page.evaluate(() => ['scrollTo', 'aboutScrollTo'].map((key) => sessionStorage.getItem(key)));
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
  await followFooterLink(page, 'Privacy Policy');
  await expect(page).toHaveURL('/termspolicy#privacy');
  await expectBelowBars(page, 'privacy');
  await page.reload();
  await expectBelowBars(page, 'privacy');
  await menuButton(page, 'About').press('Enter');
  const opened = context.waitForEvent('page');
  await menuLink(page, 'Our Process').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await expect(tab).toHaveURL('/about#our-process');
  await expectBelowBars(tab, 'our-process');
  expect(await keys(page)).toEqual([null, null]);
});

/** Runs before the page's scripts: notes what is stored, and how long after it was taken out a section is scrolled to. */
const noteSettling = () => {
  let taken = 0;
  const store = Storage.prototype.setItem;
  Storage.prototype.setItem = function (key, value) {
    Object.assign(window, { stored: [key, value] });
    store.call(this, key, value);
  };
  const remove = Storage.prototype.removeItem;
  Storage.prototype.removeItem = function (key) {
    taken = Date.now();
    remove.call(this, key);
  };
  const scroll = Element.prototype.scrollIntoView;
  Element.prototype.scrollIntoView = function (how) {
    Object.assign(window, { settled: Date.now() - taken });
    scroll.call(this, how);
  };
};

// Specification, section 9.
test('a stored section is scrolled to after 100 ms, on a loaded page 300 ms @night', async ({ page }) => {
  await page.addInitScript(noteSettling);
  await openWithStoppedClock(page, '/contact');
  const settled = () =>
    expect.poll(async () => {
      await page.clock.runFor(100);
      return page.evaluate(() => Reflect.get(window, 'settled'));
    });
  await choose(page, 'Our Process');
  await settled().toBe(100);
  expect(await page.evaluate(() => Reflect.get(window, 'stored'))).toEqual(['scrollTo', 'our-process']);
  await expectBelowBars(page, 'our-process');
  for (const [key, id] of Object.entries({ scrollTo: 'our-clients', aboutScrollTo: 'chairmans-profile' })) {
    await page.evaluate(([name, value]) => sessionStorage.setItem(name, value), [key, id] as const);
    await page.goto('/about');
    await settled().toBe(300);
    await expectBelowBars(page, id);
    expect(await keys(page)).toEqual([null, null]);
  }
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
