import { expect, type Page, test } from '@playwright/test';

const header = (page: Page) => page.locator('body > header');
const menuButton = (page: Page) => header(page).getByRole('button', { name: 'Menu', exact: true });
const button = (page: Page, name: string) =>
  header(page).getByRole('button', { name: new RegExp(`(^|: )${name}$`) });
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });

test('opens a list and closes it again', async ({ page }) => {
  await page.goto('/contact');
  await expect(link(page, 'Team')).toBeHidden();
  await menuButton(page).tap();
  for (const name of ['Home', 'About', 'Services', 'Credential', 'Team', 'Contact']) {
    await expect(link(page, name)).toBeVisible();
  }
  await expect(link(page, 'Who We Are')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(link(page, 'Team')).toBeHidden();
});

test('unfolds About, Services, ISO and Management by buttons of their own, and folds them again', async ({
  page,
}) => {
  await page.goto('/contact');
  await menuButton(page).tap();
  for (const [name, within] of [
    ['About', "Chairman's Profile"],
    ['Services', 'CE Marking'],
    ['ISO Services', '45001:2018'],
    ['Management Services', 'MR Meetings'],
  ] as const) {
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'false');
    await button(page, name).tap();
    await expect(button(page, name)).toHaveAttribute('aria-expanded', 'true');
    await expect(link(page, within)).toBeVisible();
  }
  // One submenu of Services at a time.
  await expect(link(page, '45001:2018')).toBeHidden();
  await button(page, 'Services').tap();
  await expect(link(page, 'CE Marking')).toBeHidden();
});

test('leads to a standard and is closed there', async ({ page }) => {
  await page.goto('/');
  await menuButton(page).tap();
  await button(page, 'Services').tap();
  await button(page, 'ISO Services').tap();
  await link(page, '22000:2018').tap();
  await expect(page).toHaveURL('/iso22000Main');
  await expect(page.locator('h1')).toBeVisible();
  await expect(link(page, 'Team')).toBeHidden();
});

test('closes by its own button and gives the focus back', async ({ page }) => {
  await page.goto('/contact');
  await menuButton(page).tap();
  await header(page).getByRole('button', { name: 'Close the menu' }).tap();
  await expect(link(page, 'Team')).toBeHidden();
  await expect(menuButton(page)).toBeFocused();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, and shows every link', async ({ page }) => {
    await page.goto('/contact');
    await menuButton(page).tap();
    for (const item of await header(page).locator('nav a').all()) await expect(item).toBeVisible();
  });
});
