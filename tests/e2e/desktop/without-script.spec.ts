import { expect, test } from '@playwright/test';
import { content } from '#tests/html/content.ts';

test.use({ javaScriptEnabled: false });

test('every link of the menus can be reached and read with the Tab key', async ({ page }) => {
  await page.goto('/contact');
  // The foot of the menu is shown on small screens alone.
  const links = page.locator('body > header a:not(nav > div > ul:last-child a)');
  const reached: (string | null)[] = [];
  await page.locator('body > header a').first().focus();
  const all = await links.count();
  for (let step = 0; step < all; step += 1) {
    const focused = page.locator('body > header a:focus');
    await expect(focused).toBeInViewport();
    reached.push(await focused.getAttribute('href'));
    await page.keyboard.press('Tab');
  }
  expect(reached).toEqual(
    await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href'))),
  );
});

test('menus open by hovering', async ({ page }) => {
  await page.goto('/contact');
  const header = page.locator('body > header');
  await header.getByRole('link', { name: 'Services', exact: true }).hover();
  await header.getByRole('link', { name: 'ISO Services', exact: true }).hover();
  await header.getByRole('link', { name: '22000:2018', exact: true }).click();
  await expect(page).toHaveURL('/iso22000Main');
});

test('answers unfold', async ({ page }) => {
  await page.goto('/iso22000Main');
  const question = page.locator('main details').first();
  const answer = question.locator('p').first();
  await expect(answer).toBeHidden();
  await question.locator('summary').click();
  await expect(answer).toBeVisible();
});

test('flip cards turn by hovering', async ({ page }) => {
  await page.goto('/credential');
  const card = page.locator('[data-flip-card]').first();
  const back = card.getByText(content.credentials[0]?.items[0] ?? '');
  const isSeen = () =>
    back.evaluate((text) => text.checkVisibility({ opacityProperty: true, visibilityProperty: true }));
  expect(await isSeen()).toBe(false);
  await card.hover();
  await expect.poll(isSeen).toBe(true);
});
