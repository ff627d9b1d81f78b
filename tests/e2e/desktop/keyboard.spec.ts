import { expect, type Locator, type Page, test } from '@playwright/test';

const mostSteps = 120;

/** Goes on with the Tab key until `target` has the focus; at every step something that can be seen must have it. */
const tabTo = async (page: Page, target: Locator) => {
  for (let step = 0; step < mostSteps; step += 1) {
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus')).toBeInViewport();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`The Tab key does not reach ${target} in ${mostSteps} steps.`);
};

test('from the address bar to the questions of ISO 22000, and one of them opened', async ({ page }) => {
  await page.goto('/');
  const header = page.locator('body > header');
  await tabTo(page, header.getByRole('button', { name: /: Services$/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, header.getByRole('button', { name: /: ISO Services$/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, header.getByRole('link', { name: '22000:2018', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/iso22000Main');
  const question = page.locator('#questions summary').first();
  await expect(page.locator('h1')).toHaveText('ISO 22000:2018');
  await tabTo(page, question);
  await page.keyboard.press('Enter');
  await expect(page.locator('#questions details').first().locator('p')).toBeInViewport();
});

test('search in the catalogue, and open what was found', async ({ page }) => {
  await page.goto('/all-iso');
  await tabTo(page, page.getByPlaceholder('Search for an ISO service...'));
  await page.keyboard.type('27001');
  const found = page.locator('[data-catalogue] > li:visible');
  await expect(found).toHaveCount(1);
  await tabTo(page, found.getByRole('link', { name: /^Learn More/ }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/iso27001Main');
});

test('a section of About from another page, and on from there', async ({ page }) => {
  await page.goto('/contact');
  const header = page.locator('body > header');
  await tabTo(page, header.getByRole('button', { name: /: About$/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, header.getByRole('link', { name: 'Our Process', exact: true }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/about#our-process');
  await expect(page.locator('#our-process h2')).toBeInViewport();
  // The next stop lies in the section or after it, not back at the top.
  await page.keyboard.press('Tab');
  const isBefore = await page.locator('#our-process').evaluate((section) => {
    const focused = document.activeElement;
    return !focused || (section.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  });
  expect(isBefore).toBe(false);
});

test('the link past the menus leads to the content', async ({ page }) => {
  await page.goto('/iso22000Main');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveText('Skip to content');
  await expect(page.locator(':focus')).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.querySelector('main')?.contains(document.activeElement))).toBe(
    true,
  );
});
