import { expect, type Page, test } from '@playwright/test';

/** Where the heading of a section is: its distance from the top of the view, and whether anything lies over it. */
const headingAt = (page: Page, id: string) =>
  page
    .locator(`#${id} h2`)
    .first()
    .evaluate((heading) => {
      const { top, left, height } = heading.getBoundingClientRect();
      const over = document.elementFromPoint(left + 4, top + height / 2);
      return {
        isFree: over !== null && (over === heading || heading.contains(over)),
        isHigh: top < innerHeight / 2,
      };
    });

for (const [id, label] of [
  ['our-process', 'Our Process'],
  ['testimonials', 'Testimonials'],
]) {
  if (!id || !label) continue;
  test(`the menu leads from another page to '${label}', below the bar`, async ({ page }) => {
    await page.goto('/');
    const header = page.locator('body > header');
    await header.getByRole('link', { name: 'About', exact: true }).hover();
    await header.getByRole('link', { name: label, exact: true }).click();
    await expect(page).toHaveURL(`/about#${id}`);
    await expect.poll(() => headingAt(page, id)).toEqual({ isFree: true, isHigh: true });
    const left = await page.evaluate(() => [
      sessionStorage.getItem('scrollTo'),
      sessionStorage.getItem('aboutScrollTo'),
    ]);
    expect(left).toEqual([null, null]);
  });

  test(`the address /about#${id} leads there when it is typed`, async ({ page }) => {
    await page.goto(`/about#${id}`);
    await expect.poll(() => headingAt(page, id)).toEqual({ isFree: true, isHigh: true });
  });
}
