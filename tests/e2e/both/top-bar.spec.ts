import { expect, type Page, test } from '@playwright/test';
import { content } from '#tests/html/content.ts';
import { pageAt } from '#tests/html/documents.ts';
import { listenForComplaints } from '../complaints.ts';
import { untilFontsAreInUse } from '../fonts.ts';
import { followFooterLink } from '../footer.ts';
import { breakStorage, kindsOfStorage } from '../storage.ts';

const bar = (page: Page) => page.locator('aside[data-top-bar]');
const close = (page: Page) => page.getByRole('button', { name: 'Close advertise bar' });
/** Follows a link of the footer, wherever that is. */
const goTo = async (page: Page, name: string, address: string) => {
  await followFooterLink(page, name);
  await expect(page).toHaveTitle(pageAt(address).title);
};

test('calls, leads outside in new tabs, and stays closed for the session without a flash or a shift', async ({
  page,
  browser,
}, { project }) => {
  // Of every frame from the first on: how high the bar is, and how much of the page was moved.
  await page.addInitScript(() => {
    const seen = { bar: 0, shift: 0 };
    Object.defineProperty(window, 'topBarSeen', { value: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += Number(Reflect.get(entry, 'value'));
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      const found = document.querySelector('aside[data-top-bar]');
      seen.bar = Math.max(seen.bar, found?.getBoundingClientRect().height ?? 0);
      requestAnimationFrame(look);
    };
    look();
  });
  const seen = (): Promise<{ bar: number; shift: number }> =>
    page.evaluate(() => Reflect.get(window, 'topBarSeen'));
  await page.goto('/contact');
  await expect(bar(page).locator('a[href^="tel:"]')).toBeVisible();
  await expect(bar(page).getByText('Call us now')).toBeVisible();
  const outside = bar(page).locator('a[target="_blank"]');
  await expect(outside).toHaveCount(Object.keys(content.firm.social).length);
  for (const link of await outside.all()) await expect(link).toHaveAttribute('rel', /noopener/);
  if (project.name === 'desktop') {
    await expect(bar(page).getByText('Have any question?')).toBeVisible();
    await expect(outside.first()).toBeVisible();
  }
  expect((await seen()).bar).toBeGreaterThan(40);

  await untilFontsAreInUse(page);
  await page.evaluate(() => Object.assign(Reflect.get(window, 'topBarSeen'), { shift: 0 }));
  await close(page).click();
  await expect(bar(page)).toBeHidden();
  // The page moves up, as asked; from then on nothing moves.
  await expect.poll(async () => (await seen()).shift).toBeGreaterThan(0);
  await page.evaluate(() => Object.assign(Reflect.get(window, 'topBarSeen'), { bar: 0, shift: 0 }));
  await goTo(page, 'Edition register', '/editions');
  await expect(bar(page)).toBeHidden();
  // The entry that is now active is bold: the mark below it is three pixels wider.
  expect(await seen()).toEqual({ bar: 0, shift: expect.closeTo(0, 5) });
  await page.reload({ waitUntil: 'networkidle' });
  await expect(bar(page)).toBeHidden();
  // The site's fonts may come after the first frame, which moves words by some pixels; the bar would move all by 0.03.
  expect(await seen()).toEqual({ bar: 0, shift: expect.closeTo(0, 2) });

  const another = await browser.newPage();
  await another.goto('/team');
  await expect(bar(another)).toBeVisible();
  await another.close();
});

for (const kind of kindsOfStorage) {
  test(`closes where storage is ${kind}, and nothing complains`, async ({ page, baseURL }) => {
    const complaints = await listenForComplaints(page, baseURL);
    await breakStorage(page, kind);
    await page.goto('/contact');
    await close(page).press('Enter');
    await expect(bar(page)).toBeHidden();
    await goTo(page, 'Edition register', '/editions');
    await expect(page.locator('h1')).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('stands, without the button that would do nothing', async ({ page }) => {
    await page.goto('/contact');
    await expect(bar(page).locator('a[href^="tel:"]')).toBeVisible();
    await expect(close(page)).toBeHidden();
  });
});
