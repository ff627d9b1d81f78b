import { expect, type Page, test } from '@playwright/test';
import { tablet } from './helpers/devices.ts';
import { untilFontsAreInUse } from './helpers/ready.ts';
import { header, menuButton, menuLink, openWithStoppedClock, press } from './helpers/shell.ts';

const isoFlyout = (page: Page) => header(page).locator('#menu-catalogue');
const isOpen = (page: Page, name: string, open: boolean) =>
  expect(menuButton(page, name)).toHaveAttribute('aria-expanded', String(open));

test('a menu opens by hovering, in the header and the opening, and closes after 200 ms @night', async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  for (const [opener, menu] of [
    [menuLink(page, 'About'), '#menu-about'],
    [page.getByRole('button', { name: 'Our Services' }), '#services-menu'],
  ] as const) {
    const expectShown = (visible: boolean) =>
      expect(page.locator(`${menu} a`).last()).toBeVisible({ visible });
    await expectShown(false);
    await opener.hover();
    await expectShown(true);
    await page.mouse.move(1200, 700);
    await page.clock.runFor(190);
    await expectShown(true);
    await opener.hover();
    await page.clock.runFor(1000);
    await expectShown(true);
    await page.mouse.move(1200, 700);
    await page.clock.runFor(210);
    await expectShown(false);
  }
});

// Specification, section 2.3.
test('lists have their sizes, one flyout is open, a press elsewhere closes all @night', async ({ page }) => {
  await page.goto('/contact');
  await menuLink(page, 'Services').hover();
  const services = await header(page).locator('#menu-services').boundingBox();
  expect(Math.abs((services?.width ?? 0) - 170)).toBeLessThanOrEqual(20);
  await menuLink(page, 'ISO Services').hover();
  const iso = await isoFlyout(page).boundingBox();
  expect(Math.abs((iso?.width ?? 0) - 190)).toBeLessThanOrEqual(10);
  expect(iso?.height).toBeLessThanOrEqual(0.7 * 900);
  await expect(isoFlyout(page).getByRole('link')).toHaveCount(14);
  await menuLink(page, 'Management Services').hover();
  await expect(menuLink(page, 'MR Meetings')).toBeVisible();
  await expect(isoFlyout(page)).toBeHidden();
  // A click stays where hovering would have closed.
  await menuButton(page, 'Services').click();
  await menuButton(page, 'ISO Services').click();
  await expect(isoFlyout(page)).toBeVisible();
  await page.locator('h1').click();
  await expect(isoFlyout(page)).toBeHidden();
  await isOpen(page, 'Services', false);
});

// The second is what 200 % make of 2200 × 860, the third of 2560 × 720.
test('low windows show every entry; the bar is one line from 992 pixels @night', async ({ page }) => {
  await page.goto('/contact');
  await untilFontsAreInUse(page);
  for (const [width, height] of [
    [1100, 560],
    [1100, 430],
    [1280, 360],
  ] as const) {
    await page.setViewportSize({ width, height });
    await menuButton(page, 'Services').press('Enter');
    for (const [name, id] of [
      ['ISO Services', 'catalogue'],
      ['Management Services', 'management-services'],
    ] as const) {
      const flyout = page.locator(`#menu-${id}`);
      await menuButton(page, name).press('Enter');
      const { y, height: tall } = (await flyout.boundingBox()) ?? { y: -1, height: 0 };
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y + tall).toBeLessThanOrEqual(height);
      expect(tall).toBeLessThanOrEqual(0.7 * height);
      // What lies between the two is reached as they are.
      const links = flyout.getByRole('link');
      for (const link of [links.first(), links.last()]) await link.click({ trial: true });
    }
    for (const name of ['GMP Service', 'HACCP', 'CE Marking', 'FSSC 22000', 'Management Services']) {
      await expect(menuLink(page, name)).toBeInViewport({ ratio: 1 });
      await menuLink(page, name).click({ trial: true });
    }
    await page.locator('h1').dispatchEvent('click');
    await press(page, 'Escape', 'Escape');
  }
  for (const width of [992, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await Promise.all(
      ['Home', 'Contact'].map(async (name) => (await menuLink(page, name).boundingBox())?.y),
    );
    expect(new Set(tops).size, `at ${width} px`).toBe(1);
  }
});

test('by keyboard: past the menus, open, close, focus back, on to a standard', async ({ page }) => {
  await page.goto('/contact');
  await press(page, 'Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await expect(page.locator(':focus')).toBeInViewport();
  await press(page, 'Enter', 'Tab');
  await expect(page.locator('main :focus')).toHaveCount(1);

  const about = menuButton(page, 'About');
  await menuLink(page, 'About').focus();
  await press(page, 'Tab');
  await expect(about).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await press(page, key);
    await isOpen(page, 'About', true);
    await press(page, key);
    await isOpen(page, 'About', false);
  }
  await press(page, 'Enter', 'Tab');
  await expect(menuLink(page, 'Who We Are')).toBeFocused();
  await press(page, 'Escape');
  await expect(about).toBeFocused();
  await expect(menuLink(page, 'Who We Are')).toBeHidden();
  // The focus goes on: through the five sections, and out.
  await press(page, 'Enter', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab');
  await expect(menuLink(page, 'Services')).toBeFocused();
  await expect(menuLink(page, 'Testimonials')).toBeHidden();

  await press(page, 'Tab', 'Enter', 'Tab', 'Tab');
  await expect(menuButton(page, 'ISO Services')).toBeFocused();
  // Escape folds one list after the other, and the focus is never lost.
  const standards = isoFlyout(page).getByRole('link');
  await press(page, 'Enter', 'Tab');
  await expect(standards.first()).toBeFocused();
  await press(page, 'Escape');
  await expect(menuButton(page, 'ISO Services')).toBeFocused();
  await press(page, 'Escape');
  await expect(menuButton(page, 'Services')).toBeFocused();
  await press(page, 'Enter', 'Tab', 'Tab', 'Enter');
  await press(page, ...Array.from({ length: 14 }, () => 'Tab'));
  await expect(standards.last()).toBeFocused();
  await press(page, 'Enter');
  await expect(page).toHaveURL('/iso45001Main');
  await expect(isoFlyout(page)).toBeHidden();
  await isOpen(page, 'Services', false);
});

test.describe('on a tablet held sideways', () => {
  test.use(tablet);

  test('the first tap opens a menu, the second follows its link; buttons work', async ({ page }) => {
    await page.goto('/contact');
    // By a pen, as by a finger.
    await menuLink(page, 'About').evaluate((link) =>
      link.dispatchEvent(new PointerEvent('click', { pointerType: 'pen', bubbles: true, cancelable: true })),
    );
    await expect(menuLink(page, 'Our Process')).toBeVisible();
    // Another entry takes its place; a tap elsewhere closes.
    await menuLink(page, 'Services').tap();
    await expect(menuLink(page, 'Our Process')).toBeHidden();
    await menuLink(page, 'ISO Services').tap();
    await expect(menuLink(page, '45001:2018')).toBeVisible();
    await expect(page).toHaveURL('/contact');
    await page.locator('h1').tap();
    await expect(menuLink(page, '45001:2018')).toBeHidden();
    await menuLink(page, 'Services').tap();
    await menuLink(page, 'Services').tap();
    await expect(page).toHaveURL('/services');
    await menuButton(page, 'Services').tap();
    await menuButton(page, 'ISO Services').tap();
    await menuLink(page, '45001:2018').tap();
    await expect(page).toHaveURL('/iso45001Main');
    await menuButton(page, 'About').tap();
    await menuButton(page, 'About').tap();
    await expect(menuLink(page, 'Our Clients')).toBeHidden();
    await menuButton(page, 'About').tap();
    await menuLink(page, 'Our Clients').tap();
    await expect(page).toHaveURL('/about#our-clients');
    await expect(header(page).locator('[data-open]')).toHaveCount(0);
  });
});
