import { expect, type Locator, type Page, test } from '@playwright/test';
import { phone } from './helpers/devices.ts';

const cards = (page: Page) => page.locator('[data-flip-card]');
/** Whether a card has filled: its ground is as high as it is, and where it is. */
const isFull = (card: Locator) =>
  card.evaluate((element) => {
    const { d, f } = new DOMMatrix(getComputedStyle(element, '::before').transform);
    return d === 1 && f === 0;
  });

// When a card turns, and that the face turned away is out of reach: src/browser/behaviours/flip-card.dom.test.ts.
test('a turned card keeps its height and leads on; one of the list fills @night', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/services');
  const card = cards(page).nth(1);
  const heightOf = async (one: Locator) => (await one.boundingBox())?.height;
  const before = await heightOf(card);
  await card.hover();
  expect(await heightOf(card)).toBe(before);
  await card.click({ position: { x: 40, y: 100 } });
  await expect(page).toHaveURL('/gmpMain');

  await page.goto('/all-iso');
  const entry = page.locator('#catalogue li').first();
  await entry.scrollIntoViewIfNeeded();
  const height = await heightOf(entry);
  expect(await isFull(entry)).toBe(false);
  await entry.hover();
  await expect.poll(() => isFull(entry)).toBe(true);
  await page.mouse.move(2, 2);
  await expect.poll(() => isFull(entry)).toBe(false);
  await entry.getByRole('link', { name: /^Call Now/ }).focus();
  await expect.poll(() => isFull(entry)).toBe(true);
  expect(await heightOf(entry)).toBe(height);
});

test.describe('by touch', () => {
  test.use(phone);

  test('a card of credentials turns @night', async ({ page }) => {
    await page.goto('/credential#credentials');
    const card = cards(page).first();
    /** Of the front and the back. */
    const areSeen = () =>
      card
        .locator('[data-face]')
        .evaluateAll((faces) =>
          faces.map((face) => face.checkVisibility({ opacityProperty: true, visibilityProperty: true })),
        );
    await expect.poll(areSeen).toEqual([true, false]);
    await card.getByRole('button').tap();
    await expect.poll(areSeen).toEqual([false, true]);
  });
});
