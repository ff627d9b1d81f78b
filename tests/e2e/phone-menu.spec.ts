import { expect, type Page, test } from '@playwright/test';
import { phone } from './helpers/devices.ts';
import { movements } from './helpers/motion.ts';
import { frames } from './helpers/ready.ts';
import { header, menuButton, menuLink, openButton } from './helpers/shell.ts';

test.use(phone);

const closeButton = (page: Page) => header(page).getByRole('button', { name: 'Close the menu' });

test('opens a list, unfolds it by buttons, folds it again, and leads to a standard', async ({ page }) => {
  await page.goto('/contact');
  await expect(menuLink(page, 'Team')).toBeHidden();
  await openButton(page).tap();
  for (const name of ['Home', 'About', 'Services', 'Credential', 'Team', 'Contact'])
    await expect(menuLink(page, name)).toBeVisible();
  for (const [name, within] of [
    ['About', "Chairman's Profile"],
    ['Services', 'CE Marking'],
    ['ISO Services', '45001:2018'],
    ['Management Services', 'MR Meetings'],
  ] as const) {
    const button = menuButton(page, name);
    const sign = () => button.evaluate((shown) => getComputedStyle(shown, '::before').content);
    await expect(menuLink(page, within)).toBeHidden();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await sign()).toBe('"+"');
    await button.tap();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLink(page, within)).toBeVisible();
    expect(await sign()).toBe('"–"');
  }
  // One submenu of Services at a time.
  await expect(menuLink(page, '45001:2018')).toBeHidden();
  await menuButton(page, 'Services').tap();
  await expect(menuLink(page, 'CE Marking')).toBeHidden();
  await menuButton(page, 'Services').tap();
  await menuButton(page, 'ISO Services').tap();
  await menuLink(page, '22000:2018').tap();
  await expect(page).toHaveURL('/iso22000Main');
  await expect(menuLink(page, 'Team')).toBeHidden();
  // The page that came can be read and moved.
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await expect(page.locator('[inert]')).toHaveCount(0);
  // The header leaves while one reads on, and comes back on the way up.
  await expect(openButton(page)).not.toBeInViewport();
  await page.mouse.wheel(0, -60);
  await expect(openButton(page)).toBeInViewport({ ratio: 1 });

  // It opens where the page is, its close button in reach however far it is scrolled, the firm at its foot.
  await openButton(page).tap();
  await expect(menuLink(page, '22000:2018')).toHaveAttribute('aria-current', 'page');
  const foot = header(page).getByRole('link', { name: 'Privacy Policy' });
  await foot.scrollIntoViewIfNeeded();
  await expect(closeButton(page)).toBeInViewport({ ratio: 1 });
  await foot.tap();
  await expect(page).toHaveURL('/termspolicy#privacy');
});

test('by keyboard the focus stays inside, the page stands still, Escape ends it', async ({ page }) => {
  await page.goto('/contact');
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(closeButton(page)).toBeFocused();
  // Once around and on, in both directions: on the firm's number at the foot, never on what lies behind.
  for (let tab = 0; tab < 12; tab += 1) {
    await page.keyboard.press(tab < 9 ? 'Tab' : 'Shift+Tab');
    const isInside = await page.evaluate(() =>
      document.activeElement?.matches('body, nav *, [data-foot-bar] *'),
    );
    expect(isInside, `after ${tab + 1} presses`).toBe(true);
  }
  await page.mouse.move(300, 600);
  await page.mouse.wheel(0, 400);
  await frames(page);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await menuButton(page, 'Services').press('Enter');
  await page.keyboard.press('Escape');
  await expect(menuLink(page, 'Team')).toBeHidden();
  await expect(openButton(page)).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('closes by its button, and beside it; turned, nothing stays open @night', async ({ page }) => {
  // With the mouse: after some taps Chromium's emulated finger at times reaches the page no more, nor does anything else.
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/contact');
  await openButton(page).click();
  await closeButton(page).click();
  await expect(menuLink(page, 'Team')).toBeHidden();
  await expect(openButton(page)).toBeFocused();
  await openButton(page).click();
  await expect(menuLink(page, 'Team')).toBeVisible();
  await page.mouse.click(100, 500);
  await expect(menuLink(page, 'Team')).toBeHidden();

  await openButton(page).click();
  await menuButton(page, 'Services').click();
  await menuButton(page, 'ISO Services').click();
  await page.setViewportSize({ width: 1000, height: 412 });
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(menuLink(page, 'Team')).toBeVisible();
  for (const closed of ['ISO 9001:2015', 'GMP Service', 'Who We Are'])
    await expect(menuLink(page, closed)).toBeHidden();
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await menuButton(page, 'About').click();
  await expect(menuLink(page, 'Our Process')).toBeVisible();

  // And in a very small window, 200 % of 1100 × 560, every entry is in reach.
  await page.setViewportSize({ width: 550, height: 280 });
  await expect(menuLink(page, 'Team')).toBeHidden();
  await openButton(page).click();
  await expect(menuLink(page, 'Our Process')).toBeHidden();
  await menuButton(page, 'Services').click();
  await menuButton(page, 'ISO Services').click();
  for (const name of ['Home', '14001:2015', '45001:2018', 'GMP Service', 'Contact'])
    await menuLink(page, name).click({ trial: true });
});

test('nothing moves behind it @night', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const [address, opening] of Object.entries({ '/': '#home', '/iso22000Main': '[data-zoom]' })) {
    await page.goto(address);
    const moving = async () =>
      (await movements(page, opening)).filter(
        ({ iterations, state }) => iterations === Number.POSITIVE_INFINITY && state === 'running',
      ).length;
    await expect.poll(moving).toBeGreaterThan(0);
    await openButton(page).tap();
    await expect.poll(moving).toBe(0);
    await closeButton(page).tap();
    await expect.poll(moving).toBeGreaterThan(0);
  }
});
