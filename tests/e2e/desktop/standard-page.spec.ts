import { expect, test } from '@playwright/test';
import { isPublished } from '#tests/published.ts';
import { lightBlue } from '../light-blue.ts';

const question = 'main details:nth-of-type(3)';

test('an answer opens when its address is, at a load and on the page', async ({ page }) => {
  await page.goto('/iso22000Main');
  const id = await page.locator(question).getAttribute('id');
  expect(id).toMatch(/^[a-z0-9-]{10,}$/);
  await page.goto('/contact');
  await page.goto(`/iso22000Main#${id}`);
  await expect(page.locator(question)).toHaveAttribute('open');
  await expect(page.locator(`${question} > p`)).toBeInViewport();
  await expect(page.locator('main details[open]')).toHaveCount(1);
  const first = await page.locator('main details').first().getAttribute('id');
  await page.evaluate((hash) => {
    location.hash = hash;
  }, `#${first}`);
  await expect(page.locator('main details').first()).toHaveAttribute('open');
});

test('the contents in the margin show their headings when focused, and mark the section in view', async ({
  page,
}) => {
  await page.goto('/iso27001Main');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { name: 'Documents and evidence for the audit' });
  await link.focus();
  await expect(link).toBeInViewport({ ratio: 0.9 });
  const { width } = (await link.boundingBox()) ?? { width: 0 };
  expect(width).toBeGreaterThan(200);
  await link.press('Enter');
  await expect(page.locator('#documents h2')).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText('Documents and evidence for the audit');
});

test('below 1200 pixels a button opens the contents, directly under the opening', async ({ page }) => {
  await page.setViewportSize({ width: 1199, height: 900 });
  await page.goto('/iso27001Main');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const link = contents.getByRole('link', { name: 'Documents and evidence for the audit' });
  await expect(link).toBeHidden();
  await contents.getByRole('button', { name: 'On this page' }).click();
  await link.click();
  await expect(page.locator('#documents h2')).toBeInViewport();
});

// Specification, sections 2.12, 2.13 and 9.
for (const [address, height] of [
  ['/iso9001Main', 0.92],
  ['/fssc22000Main', 1],
  ['/hacpMain', 1],
] as const) {
  test(`the opening of ${address} takes ${height * 100} % of the view; its arrow turns light blue and leads down`, async ({
    page,
  }) => {
    test.skip(!isPublished(address), 'not offered');
    await page.goto(address);
    const opening = page.locator('main [data-zoom]');
    expect((await opening.boundingBox())?.height).toBeCloseTo(900 * height, 0);
    const arrow = opening.locator('a[href="#content"]');
    await arrow.hover();
    await expect(arrow).toHaveCSS('color', lightBlue);
    await arrow.click();
    await expect(page.locator('#content')).toBeInViewport();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
  });
}
