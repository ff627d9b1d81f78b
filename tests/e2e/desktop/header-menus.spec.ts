import { expect, type Page, test } from '@playwright/test';

const header = (page: Page) => page.locator('body > header');
const button = (page: Page, name: string) =>
  header(page).getByRole('button', { name: new RegExp(`(^|: )${name}$`) });
const link = (page: Page, name: string) => header(page).getByRole('link', { name, exact: true });
/** Any page without menus of its own under the pointer. */
const elsewhere = (page: Page) => page.mouse.move(700, 700);

test.beforeEach(({ page }) => page.goto('/contact'));

test('open by hovering and close when the pointer has left', async ({ page }) => {
  await expect(link(page, 'Who We Are')).toBeHidden();
  await link(page, 'About').hover();
  for (const name of ['Who We Are', "Chairman's Profile", 'Our Process', 'Our Clients', 'Testimonials']) {
    await expect(link(page, name)).toBeVisible();
  }
  await elsewhere(page);
  await expect(link(page, 'Who We Are')).toBeHidden();
});

test('open the ISO list as a flyout of at most 70% of the height, and one submenu at a time', async ({
  page,
}) => {
  await link(page, 'Services').hover();
  await link(page, 'ISO Services').hover();
  await expect(link(page, '45001:2018')).toBeVisible();
  const flyout = header(page)
    .locator('ul', { has: page.locator('> li > * a[href="/iso9001Main"]') })
    .last();
  const box = await flyout.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(0.7 * 900 + 1);
  expect(box?.width).toBeGreaterThanOrEqual(150);
  expect(box?.width).toBeLessThanOrEqual(201);
  await link(page, 'Management Services').hover();
  await expect(link(page, 'MR Meetings')).toBeVisible();
  await expect(link(page, 'ISO 9001:2015')).toBeHidden();
});

test('open by their buttons with the keyboard, close on Escape and give the focus back', async ({ page }) => {
  const about = button(page, 'About');
  await about.focus();
  await expect(about).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(about).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(link(page, 'Who We Are')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(about).toHaveAttribute('aria-expanded', 'false');
  await expect(about).toBeFocused();
  await expect(link(page, 'Who We Are')).toBeHidden();
});

test('close when the focus moves on', async ({ page }) => {
  await button(page, 'About').press('Enter');
  await expect(link(page, 'Testimonials')).toBeVisible();
  await link(page, 'Team').focus();
  await expect(link(page, 'Testimonials')).toBeHidden();
  await expect(button(page, 'About')).toHaveAttribute('aria-expanded', 'false');
});

test('close at a click elsewhere', async ({ page }) => {
  await button(page, 'Services').press('Enter');
  await button(page, 'ISO Services').press('Enter');
  await expect(link(page, 'ISO 9001:2015')).toBeVisible();
  await page.mouse.click(700, 700);
  await expect(link(page, 'ISO 9001:2015')).toBeHidden();
  await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
});

test('lead to a standard with the keyboard alone, and are closed there', async ({ page }) => {
  await button(page, 'Services').press('Enter');
  await button(page, 'ISO Services').press('Enter');
  await link(page, '22000:2018').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/iso22000Main');
  await expect(link(page, 'ISO 9001:2015')).toBeHidden();
  await expect(button(page, 'Services')).toHaveAttribute('aria-expanded', 'false');
});
