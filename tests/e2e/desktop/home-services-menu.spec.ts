import { expect, test } from '@playwright/test';
import { openWithStoppedClock } from '../header.ts';

test("'Our Services' opens by hovering, closes 200 ms after the mouse has left, and coming back cancels", async ({
  page,
}) => {
  await openWithStoppedClock(page, '/');
  const menu = page.getByRole('button', { name: 'Our Services' });
  const entry = page.locator('#home').getByRole('link', { name: 'GMP Service' });
  await expect(entry).toBeHidden();
  await menu.hover();
  await expect(entry).toBeVisible();
  await page.mouse.move(1200, 200);
  await page.clock.runFor(190);
  await expect(entry).toBeVisible();
  await menu.hover();
  await page.clock.runFor(1000);
  await expect(entry).toBeVisible();
  await page.mouse.move(1200, 200);
  await page.clock.runFor(210);
  await expect(entry).toBeHidden();
  await page.clock.resume();
  await menu.hover();
  await entry.click();
  await expect(page).toHaveURL('/gmpMain');
  await expect(entry).toBeHidden();
});
