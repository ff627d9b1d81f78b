import { expect, type Page, test } from '@playwright/test';
import { isPublished } from '#tests/published.ts';
import { withMotion } from '../motion.ts';

const cards = (page: Page) => page.locator('[data-flip-card]');
const faces = (page: Page, index: number) =>
  cards(page)
    .nth(index)
    .locator('[data-face]')
    .evaluateAll((both) => both.map((face) => face.hasAttribute('inert')));
const front = [false, true];
const back = [true, false];
/** The level of a card that is full: nothing is left below. */
const filled = /none|, 0\)$/;
const heights = (page: Page) =>
  cards(page).evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height));

test.use(withMotion);

test('a flip card turns by hover, focus and its button; the face turned away is out of reach, the height stays', async ({
  page,
}, { project }) => {
  await page.goto('/services');
  await expect(cards(page)).toHaveCount(isPublished('/fssc22000Main') ? 6 : 5);
  for (const card of await cards(page).all()) await expect(card.getByRole('link')).toHaveCount(1);
  const before = await heights(page);
  expect(await faces(page, 1)).toEqual(front);
  const link = cards(page).nth(1).getByRole('link');
  const turn = cards(page).nth(1).getByRole('button');

  if (project.name === 'desktop') {
    await cards(page).nth(1).hover();
    expect(await faces(page, 1)).toEqual(back);
    expect(await heights(page)).toEqual(before);
    await page.mouse.move(2, 2);
    expect(await faces(page, 1)).toEqual(front);
    await link.focus();
    // The keyboard, not the mouse, has brought the focus here.
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    expect(await faces(page, 1)).toEqual(back);
    expect(await heights(page)).toEqual(before);
    await page.keyboard.press('Tab');
    await expect(turn).toBeFocused();
    expect(await faces(page, 1)).toEqual(back);
    await page.keyboard.press('Tab');
    expect(await faces(page, 1)).toEqual(front);
    await cards(page)
      .nth(1)
      .click({ position: { x: 40, y: 200 } });
  } else {
    await turn.tap();
    await expect(turn).toHaveAttribute('aria-pressed', 'true');
    expect(await faces(page, 1)).toEqual(back);
    await expect(page).toHaveURL('/services');
    expect(await heights(page)).toEqual(before);
    await turn.tap();
    expect(await faces(page, 1)).toEqual(front);
    await cards(page)
      .nth(1)
      .tap({ position: { x: 40, y: 200 } });
  }
  await expect(page).toHaveURL('/gmpMain');
});

test('a fill card fills by hover, focus and touch, and keeps its height', async ({ page }, { project }) => {
  await page.goto('/all-iso');
  const card = page.locator('main li', { has: page.getByRole('link', { name: /^Call Now/ }) }).first();
  const level = () => card.evaluate((element) => getComputedStyle(element, '::before').transform);
  const height = async () => (await card.boundingBox())?.height;
  const before = await height();
  await card.scrollIntoViewIfNeeded();
  expect(await level()).not.toMatch(filled);
  if (project.name === 'desktop') {
    await card.hover();
    await expect.poll(level).toMatch(filled);
    expect(await height()).toBe(before);
    await page.mouse.move(2, 2);
  } else {
    // Where the tap leads is not of interest here.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault(), { once: true }));
    await card.tap({ position: { x: 40, y: 40 } });
    await expect.poll(level).toMatch(filled);
    await page.locator('h1').tap();
  }
  await expect.poll(level).not.toMatch(filled);
  await card.getByRole('link', { name: /^Call Now/ }).focus();
  await expect.poll(level).toMatch(filled);
  expect(await height()).toBe(before);
});
