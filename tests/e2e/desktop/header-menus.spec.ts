import { expect, type Page, test } from '@playwright/test';
import { isPublished } from '#tests/published.ts';
import { untilFontsAreInUse } from '../fonts.ts';
import { header, menuButton, menuLink, openWithStoppedClock } from '../header.ts';

/** Where the middle of something is. */
const middleOf = async (page: Page, name: string) => {
  const box = await menuLink(page, name).boundingBox();
  if (!box) throw new Error(`${name} is not to be seen.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const isoFlyout = (page: Page) => header(page).locator('#menu-catalogue');
const managementFlyout = (page: Page) => header(page).locator('#menu-management-services');

test('open at once by hovering, close 200 ms after the mouse has left, and coming back cancels', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/contact');
  await expect(menuLink(page, 'Who We Are')).toBeHidden();
  await menuLink(page, 'About').hover();
  for (const name of ['Who We Are', "Chairman's Profile", 'Our Process', 'Our Clients', 'Testimonials']) {
    await expect(menuLink(page, name)).toBeVisible();
  }
  await page.mouse.move(700, 700);
  await page.clock.runFor(190);
  await expect(menuLink(page, 'Who We Are')).toBeVisible();
  await menuLink(page, 'Testimonials').hover();
  await page.clock.runFor(1000);
  await expect(menuLink(page, 'Who We Are')).toBeVisible();
  await page.mouse.move(700, 700);
  await page.clock.runFor(210);
  await expect(menuLink(page, 'Who We Are')).toBeHidden();
  await expect(menuButton(page, 'About')).toHaveAttribute('aria-expanded', 'false');
});

test('a slow slanting way to the last entry of a flyout does not lose it', async ({ page }) => {
  await openWithStoppedClock(page, '/contact');
  await menuLink(page, 'Services').hover();
  await menuLink(page, 'ISO Services').hover();
  const [from, to] = [await middleOf(page, 'ISO Services'), await middleOf(page, '45001:2018')];
  const steps = 24;
  const management = page.locator('#menu-services > li:hover', {
    has: page.locator('#menu-management-services'),
  });
  let passedManagement = false;
  for (let step = 1; step <= steps; step += 1) {
    const at = (start: number, end: number) => start + ((end - start) * step) / steps;
    await page.mouse.move(at(from.x, to.x), at(from.y, to.y));
    passedManagement ||= (await management.count()) > 0;
    await page.clock.runFor(60);
  }
  expect(passedManagement).toBe(true);
  await page.clock.runFor(1000);
  await expect(menuLink(page, '45001:2018')).toBeVisible();
  await page.clock.resume();
  await page.mouse.down();
  await page.mouse.up();
  await expect(page).toHaveURL('/iso45001Main');
});

test('the lists keep their sizes, one flyout is open at a time, and a press elsewhere closes all', async ({
  page,
}) => {
  await page.goto('/contact');
  await menuLink(page, 'Services').hover();
  const services = await header(page).locator('#menu-services').boundingBox();
  expect(services?.width).toBeGreaterThanOrEqual(150);
  expect(services?.width).toBeLessThanOrEqual(190);
  await menuLink(page, 'ISO Services').hover();
  const iso = await isoFlyout(page).boundingBox();
  expect(iso?.width).toBeGreaterThanOrEqual(180);
  expect(iso?.width).toBeLessThanOrEqual(200);
  expect(iso?.height).toBeLessThanOrEqual(0.7 * 900);
  await menuLink(page, 'Management Services').hover();
  await expect(menuLink(page, 'MR Meetings')).toBeVisible();
  await expect(isoFlyout(page)).toBeHidden();
  // A click stays where hovering would have closed.
  await menuButton(page, 'Services').click();
  await menuButton(page, 'ISO Services').click();
  await expect(isoFlyout(page)).toBeVisible();
  await page.locator('h1').click();
  await expect(isoFlyout(page)).toBeHidden();
  await expect(menuButton(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
});

// The second is what 200 % make of 2200 × 860, the third of 2560 × 720.
for (const [width, height] of [
  [1100, 560],
  [1100, 430],
  [1280, 360],
] as const) {
  test(`every entry can be seen and pressed in a window of ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/contact');
    await menuButton(page, 'Services').press('Enter');
    for (const [name, flyout] of [
      ['ISO Services', isoFlyout(page)],
      ['Management Services', managementFlyout(page)],
    ] as const) {
      await menuButton(page, name).press('Enter');
      const box = await flyout.boundingBox();
      expect(box?.y).toBeGreaterThanOrEqual(0);
      expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
      expect(box?.height).toBeLessThanOrEqual(0.7 * height);
      // What lies between the two is reached as they are.
      const links = flyout.getByRole('link');
      for (const link of [links.first(), links.last()]) await link.click({ trial: true });
    }
    const scheme = isPublished('/fssc22000Main') ? ['FSSC 22000'] : [];
    for (const name of ['GMP Service', 'HACCP', 'CE Marking', ...scheme, 'Management Services']) {
      await expect(menuLink(page, name)).toBeInViewport({ ratio: 1 });
      await menuLink(page, name).click({ trial: true });
    }
  });
}

test('a flyout turns to the other side where it has no room', async ({ page }) => {
  await page.setViewportSize({ width: 1000, height: 900 });
  await page.goto('/contact');
  // As with longer names, or more of them.
  const move = (distance: string) =>
    header(page)
      .locator('nav')
      .evaluate((menu, by) => {
        if (menu instanceof HTMLElement) menu.style.translate = by;
      }, distance);
  await move('160px');
  const places = async () => {
    await menuButton(page, 'Services').press('Enter');
    await menuButton(page, 'ISO Services').press('Enter');
    const [list, flyout] = await Promise.all([
      header(page).locator('#menu-services').boundingBox(),
      isoFlyout(page).boundingBox(),
    ]);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    if (!list || !flyout) throw new Error('No flyout is open.');
    return { list, flyout };
  };
  const narrow = await places();
  expect(narrow.list.x + narrow.list.width + narrow.flyout.width).toBeGreaterThan(1000);
  expect(narrow.flyout.x + narrow.flyout.width).toBeLessThanOrEqual(narrow.list.x + 2);
  expect(narrow.flyout.x).toBeGreaterThanOrEqual(0);
  await move('0px');
  const wide = await places();
  expect(wide.flyout.x).toBeGreaterThanOrEqual(wide.list.x + wide.list.width - 2);
});

test('the entries stand in one line from 992 px', async ({ page }) => {
  for (const width of [992, 1024, 1100, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/contact');
    await untilFontsAreInUse(page);
    const tops = await Promise.all(
      ['Home', 'Contact'].map(async (name) => (await menuLink(page, name).boundingBox())?.y),
    );
    expect(new Set(tops).size, `at ${width} px`).toBe(1);
  }
});

test('with the keyboard alone: open, close, give the focus back, and lead to a standard', async ({
  page,
}) => {
  await page.goto('/contact');
  const about = menuButton(page, 'About');
  await menuLink(page, 'About').focus();
  await page.keyboard.press('Tab');
  await expect(about).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(about).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press(key);
    await expect(about).toHaveAttribute('aria-expanded', 'false');
  }
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(menuLink(page, 'Who We Are')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(about).toBeFocused();
  await expect(menuLink(page, 'Who We Are')).toBeHidden();
  // The focus goes on: through the five sections, and out.
  await page.keyboard.press('Enter');
  for (let tab = 0; tab < 6; tab += 1) await page.keyboard.press('Tab');
  await expect(menuLink(page, 'Services')).toBeFocused();
  await expect(menuLink(page, 'Testimonials')).toBeHidden();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(menuButton(page, 'ISO Services')).toBeFocused();
  await page.keyboard.press('Enter');
  // Escape folds one list after the other, and the focus is never lost.
  await page.keyboard.press('Tab');
  const standards = isoFlyout(page).getByRole('link');
  await expect(standards.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton(page, 'ISO Services')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menuButton(page, 'Services')).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const count = await standards.count();
  for (let tab = 0; tab < count; tab += 1) await page.keyboard.press('Tab');
  await expect(standards.last()).toBeFocused();
  const address = (await standards.last().getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(address);
  await expect(isoFlyout(page)).toBeHidden();
  await expect(menuButton(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
});

test('a section chosen on its own page closes the menu, by keyboard and by mouse', async ({ page }) => {
  await page.goto('/about');
  await menuButton(page, 'About').press('Enter');
  await menuLink(page, 'Our Process').press('Enter');
  await expect(page).toHaveURL('/about#our-process');
  await expect(menuLink(page, 'Our Process')).toBeHidden();
  await menuLink(page, 'About').hover();
  await menuLink(page, 'Testimonials').click();
  await expect(page).toHaveURL('/about#testimonials');
  await expect(menuLink(page, 'Testimonials')).toBeHidden();
});
