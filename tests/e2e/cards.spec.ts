import { expect, type Locator, type Page, test } from '@playwright/test';
import { content } from '../html/content.ts';
import { phone } from './helpers/devices.ts';
import { withMotion } from './helpers/motion.ts';

test.use(withMotion);

const cards = (page: Page) => page.locator('[data-flip-card]');
const heights = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));
/** Whether a card has filled: its ground is as high as it is, and where it is. */
const isFull = (card: Locator) =>
  card.evaluate((element) => {
    const { d, f } = new DOMMatrix(getComputedStyle(element, '::before').transform);
    return d === 1 && f === 0;
  });
const listed = (page: Page) =>
  page.locator('main li', { has: page.getByRole('link', { name: /^Call Now/ }) });

// When a card turns, and that the face turned away is out of reach: src/browser/behaviours/flip-card.dom.test.ts.
test('by mouse and keyboard: the height of a card stays, and it leads on; those of the catalogue fill', {
  tag: '@night',
}, async ({ page }) => {
  await page.goto('/services');
  await expect(cards(page)).toHaveCount(6);
  const before = await heights(page);
  const card = cards(page).nth(1);
  await card.hover();
  expect(await heights(page)).toEqual(before);
  await card.click({ position: { x: 40, y: 100 } });
  await expect(page).toHaveURL('/gmpMain');

  // The cards of the catalogue fill instead.
  await page.goto('/all-iso');
  const entry = listed(page).first();
  const height = (await entry.boundingBox())?.height;
  await entry.scrollIntoViewIfNeeded();
  expect(await isFull(entry)).toBe(false);
  await entry.hover();
  await expect.poll(() => isFull(entry)).toBe(true);
  await page.mouse.move(2, 2);
  await expect.poll(() => isFull(entry)).toBe(false);
  await entry.getByRole('link', { name: /^Call Now/ }).focus();
  await expect.poll(() => isFull(entry)).toBe(true);
  expect((await entry.boundingBox())?.height).toBe(height);
});

test.describe('by touch', () => {
  test.use(phone);

  test('a card of the credentials turns and turns back, as high as before; one of the services leads on', {
    tag: '@night',
  }, async ({ page }) => {
    await page.goto('/credential#credentials');
    await expect(cards(page)).toHaveCount(6);
    const before = await heights(page);
    for (const [index, { title, meaning }] of content.credentials.slice(0, 2).entries()) {
      const card = cards(page).nth(index);
      const turn = card.getByRole('button', { includeHidden: true });
      const isSeen = (part: Locator) =>
        part.evaluate(
          (text) =>
            text.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
            !text.closest('[inert]'),
        );
      const both = () =>
        Promise.all(
          [card.getByRole('heading', { name: title, includeHidden: true }), card.getByText(meaning)].map(
            isSeen,
          ),
        );
      await expect.poll(both, title).toEqual([true, false]);
      await turn.tap();
      await expect(turn).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(both, title).toEqual([false, true]);
      await turn.tap();
      await expect.poll(both, title).toEqual([true, false]);
    }
    expect(await heights(page)).toEqual(before);
    await page.goto('/services');
    await cards(page)
      .nth(1)
      .tap({ position: { x: 40, y: 100 } });
    await expect(page).toHaveURL('/gmpMain');
  });
});
