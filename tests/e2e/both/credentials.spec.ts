import { expect, type Locator, test } from '@playwright/test';
import { content } from '#tests/html/content.ts';

const isSeen = (element: Locator) =>
  element.evaluate(
    (shown) =>
      shown.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      shown.closest('[inert]') === null,
  );

test('all cards turn and turn back: by touch on a telephone, by the keyboard on a desk', async ({ page }, {
  project,
}) => {
  await page.goto('/credential#credentials');
  const cards = page.locator('#credentials [data-flip-card]');
  await expect(cards).toHaveCount(content.credentials.length);
  for (const [index, { title, meaning }] of content.credentials.entries()) {
    const card = cards.nth(index);
    const front = card.getByRole('heading', { name: title, includeHidden: true });
    const back = card.getByText(meaning);
    const button = card.getByRole('button', { includeHidden: true });
    const isPhone = project.name === 'phone';
    expect(await isSeen(front), title).toBe(true);
    expect(await isSeen(back), title).toBe(false);
    await (isPhone ? button.tap() : button.press('Shift'));
    await expect.poll(() => isSeen(back), title).toBe(true);
    expect(await isSeen(front), title).toBe(false);
    await (isPhone ? button.tap() : page.keyboard.press('Escape'));
    await expect.poll(() => isSeen(front), title).toBe(true);
  }
});
