import { expect, type Page, test } from '@playwright/test';
import { pageAt } from '#tests/html/documents.ts';
import { followFooterLink } from '../footer.ts';

const chatLink = (page: Page) => page.locator('a[title="Chat with us on WhatsApp"]');
const greeting = async (page: Page) =>
  new URL((await chatLink(page).getAttribute('href')) ?? '').searchParams.get('text');

test('opens a chat in a new tab from the bottom right, its words hidden on small screens', async ({
  page,
  context,
}, { project }) => {
  await page.goto('/iso22000Main');
  const chat = chatLink(page);
  await expect(chat).toBeInViewport({ ratio: 1 });
  await expect(chat).toHaveAccessibleName(/^Chat with us/);
  await expect(chat).toHaveAttribute('href', /^https:\/\/wa\.me\/\d{11}\?text=/);
  await expect(chat).toHaveAttribute('rel', /noopener/);
  const box = await chat.boundingBox();
  const size = page.viewportSize();
  if (!box || !size) throw new Error('The chat link has no place on the page.');
  expect(box.x + box.width).toBeGreaterThan(size.width - 60);
  expect(box.y + box.height).toBeGreaterThan(size.height - 60);
  if (project.name === 'phone') expect(box.width).toBeLessThanOrEqual(64);
  else expect(box.width).toBeGreaterThan(120);
  // It stays in its corner while the page scrolls; on wide screens its words fold until they are wanted.
  await page.evaluate(() => scrollTo(0, 2000));
  const corner = async () => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await chat.boundingBox()) ?? {};
    return { right: x + width, bottom: y + height, isFolded: width <= 64 };
  };
  const place = { right: box.x + box.width, bottom: box.y + box.height };
  await expect.poll(corner).toEqual({ ...place, isFolded: true });
  if (project.name === 'desktop') {
    await chat.hover();
    await expect.poll(corner).toEqual({ ...place, isFolded: false });
  }

  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'chat' }));
  const opened = context.waitForEvent('page');
  await chat.click();
  const tab = await opened;
  await tab.waitForURL('https://wa.me/**');
  expect(await tab.evaluate(() => window.opener === null)).toBe(true);
  await expect(page).toHaveURL('/iso22000Main');
  await tab.close();
});

test('greets with the name of the page it stands on, after a change of page too', async ({ page }) => {
  await page.goto('/iso22000Main');
  expect(await greeting(page)).toContain(pageAt('/iso22000Main').title);
  await followFooterLink(page, 'HR Consulting Services');
  await expect(page).toHaveURL('/hr');
  await expect.poll(() => greeting(page)).toContain(pageAt('/hr').title);
});
