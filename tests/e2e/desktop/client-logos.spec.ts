import { expect, test } from '@playwright/test';

const styled =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9" width="9" height="9"><style>.a{fill:#0f0}</style><path class="a" d="M0 0h9v9H0z"/></svg>';

test('a drawing that holds styles, as a logo from a drawing program may, keeps its colours under our policies', async ({
  page,
}) => {
  await page.goto('/about');
  const drawing = page.locator('main img[src$=".svg"]').last();
  await page.route(`**${await drawing.getAttribute('src')}`, async (route) => {
    const response = await route.fetch();
    expect(response.headers()['content-security-policy']).toContain("default-src 'none'");
    await route.fulfill({ response, body: styled });
  });
  await page.reload();
  await drawing.scrollIntoViewIfNeeded();
  const colour = await drawing.evaluate(async (image) => {
    if (!(image instanceof HTMLImageElement)) return [];
    await image.decode();
    const context = document.createElement('canvas').getContext('2d');
    context?.drawImage(image, 0, 0, 9, 9);
    return [...(context?.getImageData(4, 4, 1, 1).data ?? [])];
  });
  expect(colour).toEqual([0, 255, 0, 255]);
  await page.unrouteAll({ behavior: 'wait' });
});
