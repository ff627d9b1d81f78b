import { expect, test } from '@playwright/test';

/** Runs in the page: whether every corner of an element lies in the view and nothing lies over it. */
const isClear = (element: Element) => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const corners = [
    [left + 2, top + 2],
    [right - 2, top + 2],
    [left + 2, bottom - 2],
    [right - 2, bottom - 2],
  ] as const;
  return corners.every(([x, y]) => {
    const over = document.elementFromPoint(x, y);
    return over !== null && (element.contains(over) || over.contains(element));
  });
};

for (const [width, height] of [
  [390, 844],
  [375, 667],
  [320, 640],
] as const) {
  test(`at ${width} × ${height} the first view says what the firm does and how to call it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const slide = page.locator('#home [data-shown]');
    const seen = {
      name: slide.getByRole('heading', { level: 1 }),
      subtitle: slide.getByText('Professional Business Consultancy Services'),
      pitch: slide.getByText(/ISO certification and compliance/),
      call: slide.getByRole('link', { name: 'Call us now' }),
      number: page.locator('aside[data-top-bar] a[href^="tel:"]').first(),
    };
    for (const [name, element] of Object.entries(seen))
      expect.soft(await element.evaluate(isClear), name).toBe(true);
    await expect(seen.call).toHaveAttribute('href', /^tel:\+94/);
  });
}
