import { expect, test } from '@playwright/test';

test('opens a chat in a new tab from the bottom right, its words hidden on small screens', async ({ page }, {
  project,
}) => {
  await page.goto('/iso22000Main');
  const chat = page.locator('a[title="Chat with us on WhatsApp"]');
  await expect(chat).toBeInViewport();
  await expect(chat).toHaveAccessibleName(/^Chat with us/);
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d{11}\?text=.*ISO/);
  await expect(chat).toHaveAttribute('target', '_blank');
  await expect(chat).toHaveAttribute('rel', /noopener/);
  const box = await chat.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error('The chat link has no place on the page.');
  expect(box.x + box.width).toBeGreaterThan(size.width - 60);
  expect(box.y + box.height).toBeGreaterThan(size.height - 60);
  if (project.name === 'phone') expect(box.width).toBeLessThanOrEqual(60);
  else expect(box.width).toBeGreaterThan(120);
});

test('stays where it is while the page scrolls', async ({ page }) => {
  await page.goto('/iso22000Main');
  const chat = page.locator('a[title="Chat with us on WhatsApp"]');
  const before = await chat.boundingBox();
  await page.evaluate(() => scrollTo(0, 2000));
  expect(await chat.boundingBox()).toEqual(before);
});
