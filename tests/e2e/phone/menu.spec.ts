import { expect, test } from '@playwright/test';
import { pageAt } from '#tests/html/documents.ts';
import { header, menuButton, menuLink, openButton } from '../header.ts';
import { movements, withMotion } from '../motion.ts';

test('opens a list, unfolds it by buttons of its own, folds it again, and leads to a standard', async ({
  page,
}) => {
  await page.goto('/contact');
  await expect(menuLink(page, 'Team')).toBeHidden();
  await openButton(page).tap();
  for (const name of ['Home', 'About', 'Services', 'Credential', 'Team', 'Contact']) {
    await expect(menuLink(page, name)).toBeVisible();
  }
  for (const [name, within] of [
    ['About', "Chairman's Profile"],
    ['Services', 'CE Marking'],
    ['ISO Services', '45001:2018'],
    ['Management Services', 'MR Meetings'],
  ] as const) {
    await expect(menuLink(page, within)).toBeHidden();
    await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'false');
    await menuButton(page, name).tap();
    await expect(menuButton(page, name)).toHaveAttribute('aria-expanded', 'true');
    await expect(menuLink(page, within)).toBeVisible();
  }
  // One submenu of Services at a time.
  await expect(menuLink(page, '45001:2018')).toBeHidden();
  await menuButton(page, 'ISO Services').tap();
  await menuButton(page, 'Services').tap();
  await expect(menuLink(page, 'CE Marking')).toBeHidden();
  await menuButton(page, 'Services').tap();
  await menuButton(page, 'ISO Services').tap();
  await menuLink(page, '22000:2018').tap();
  await expect(page).toHaveTitle(pageAt('/iso22000Main').title);
  await expect(menuLink(page, 'Team')).toBeHidden();
  // The page that came can be read and moved.
  await page.mouse.move(200, 600);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('a plus turns into a minus', async ({ page }) => {
  await page.goto('/contact');
  await openButton(page).tap();
  const upright = () =>
    menuButton(page, 'About').evaluate((button) => getComputedStyle(button, '::after').rotate !== 'none');
  expect(await upright()).toBe(true);
  await menuButton(page, 'About').tap();
  expect(await upright()).toBe(false);
});

test('keys typed while the page is busy go on from where the menu has put the focus', async ({ page }) => {
  await page.goto('/contact');
  await openButton(page).focus();
  await page.locator('nav[popover]').evaluate((menu) =>
    menu.addEventListener('beforetoggle', () => {
      const end = performance.now() + 400;
      while (performance.now() < end);
    }),
  );
  const { keyboard } = page;
  await Promise.all([keyboard.press('Enter'), keyboard.press('Tab'), keyboard.press('Tab')]);
  // What the menu has to tell of its opening has been told.
  await page.evaluate(() => new Promise((told) => requestAnimationFrame(() => setTimeout(told))));
  await expect(header(page).getByRole('button', { name: 'Close the menu' })).not.toBeFocused();
  await expect(page.locator('nav[popover]')).toBeVisible();
});

test('with the keyboard alone: the focus stays inside, the page behind stands still, Escape gives all back', async ({
  page,
}) => {
  await page.goto('/contact');
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(header(page).getByRole('button', { name: 'Close the menu' })).toBeFocused();
  const isInside = () => page.evaluate(() => document.activeElement?.closest('nav') !== null);
  // Once around and on, in both directions: never on what lies behind.
  for (let tab = 0; tab < 12; tab += 1) {
    await page.keyboard.press(tab < 9 ? 'Tab' : 'Shift+Tab');
    const onPage = await page.evaluate(() => document.activeElement !== document.body);
    if (onPage) expect(await isInside()).toBe(true);
  }
  await page.mouse.move(20, 600);
  await page.mouse.wheel(0, 400);
  await page.mouse.move(300, 600);
  await page.mouse.wheel(0, 400);
  await page.evaluate(() => new Promise(requestAnimationFrame));
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await menuButton(page, 'Services').press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menuLink(page, 'Team')).toBeHidden();
  await expect(openButton(page)).toBeFocused();
  await expect(page.locator('[inert]')).toHaveCount(0);
});

test('closes by its own button and at a tap beside it', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 900 });
  await page.goto('/contact');
  await openButton(page).tap();
  await header(page).getByRole('button', { name: 'Close the menu' }).tap();
  await expect(menuLink(page, 'Team')).toBeHidden();
  await expect(openButton(page)).toBeFocused();
  await openButton(page).tap();
  await expect(menuLink(page, 'Team')).toBeVisible();
  await page.touchscreen.tap(100, 500);
  await expect(menuLink(page, 'Team')).toBeHidden();
});

test.describe('with motion', () => {
  test.use(withMotion);

  test('nothing moves behind it', async ({ page }) => {
    for (const [address, opening] of [
      ['/', '#home'],
      ['/iso22000Main', '[data-zoom]'],
    ] as const) {
      await page.goto(address);
      const moving = async () =>
        (await movements(page, opening)).filter(
          ({ iterations, state }) => iterations === Number.POSITIVE_INFINITY && state === 'running',
        ).length;
      await expect.poll(moving).toBeGreaterThan(0);
      await openButton(page).tap();
      await expect.poll(moving).toBe(0);
      await header(page).getByRole('button', { name: 'Close the menu' }).tap();
      await expect.poll(moving).toBeGreaterThan(0);
    }
  });
});

test('opens where the page is, its close button in reach however far it is scrolled, the firm at its foot', async ({
  page,
}) => {
  await page.goto('/iso22000Main');
  await openButton(page).tap();
  await expect(menuLink(page, '22000:2018')).toHaveAttribute('aria-current', 'page');
  await expect(menuLink(page, '22000:2018')).toHaveAccessibleName('22000:2018 Food safety');
  await menuLink(page, 'Contact').scrollIntoViewIfNeeded();
  const foot = header(page).getByRole('link', { name: 'Privacy Policy' });
  await foot.scrollIntoViewIfNeeded();
  await expect(header(page).getByRole('button', { name: 'Close the menu' })).toBeInViewport({ ratio: 1 });
  await expect(header(page).getByRole('link', { name: 'Call us now' })).toHaveAttribute('href', /^tel:\+94/);
  await foot.tap();
  await expect(page).toHaveURL('/termspolicy#privacy');
});

test('a section chosen on its own page closes it and stands below the bar', async ({ page }) => {
  await page.goto('/about');
  await openButton(page).tap();
  // The list that leads to the page is open.
  await expect(menuButton(page, 'About')).toHaveAttribute('aria-expanded', 'true');
  await menuLink(page, 'Our Process').tap();
  await expect(menuLink(page, 'Our Process')).toBeHidden();
  await expect(page).toHaveURL('/about#our-process');
  await expect
    .poll(() => page.locator('#our-process').evaluate((section) => section.getBoundingClientRect().top))
    .toBeLessThan(200);
});

test('turning the device past the breakpoint and back leaves nothing open, locked or out of reach', async ({
  page,
}) => {
  await page.goto('/contact');
  await openButton(page).tap();
  await menuButton(page, 'Services').tap();
  await menuButton(page, 'ISO Services').tap();
  await page.setViewportSize({ width: 1000, height: 412 });
  await expect(page.locator('[inert]')).toHaveCount(0);
  await expect(menuLink(page, 'Team')).toBeVisible();
  for (const closed of ['ISO 9001:2015', 'GMP Service', 'Who We Are']) {
    await expect(menuLink(page, closed)).toBeHidden();
  }
  await page.mouse.move(500, 300);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(200);
  await menuButton(page, 'About').tap();
  await expect(menuLink(page, 'Our Process')).toBeVisible();

  await page.setViewportSize({ width: 412, height: 915 });
  await expect(menuLink(page, 'Team')).toBeHidden();
  await openButton(page).tap();
  await expect(menuLink(page, 'Team')).toBeVisible();
  await expect(menuLink(page, 'Our Process')).toBeHidden();
});

test('can be used in a very small window: 200 % of 1100 × 560', async ({ page }) => {
  await page.setViewportSize({ width: 550, height: 280 });
  await page.goto('/contact');
  await openButton(page).tap();
  await menuButton(page, 'Services').tap();
  await menuButton(page, 'ISO Services').tap();
  for (const name of ['Home', '14001:2015', '45001:2018', 'GMP Service', 'Contact']) {
    await menuLink(page, name).click({ trial: true });
  }
  await expect(menuLink(page, 'Contact')).toBeInViewport();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, and shows every link', async ({ page }) => {
    await page.goto('/contact');
    await openButton(page).tap();
    for (const item of await header(page).locator('nav a').all()) await expect(item).toBeVisible();
  });
});
