import { expect, test } from '@playwright/test';
import { content } from '#tests/html/content.ts';
import { picturePaths } from '../picture-paths.ts';

/** A picture of one colour in any shape. */
const picture = (width: number, height: number) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="#a33"/></svg>`;

test('the frame of a portrait keeps its shape whatever the shape of the photo, and a photo fills it', async ({
  page,
}) => {
  const shapes = [
    [1600, 500],
    [500, 1600],
    [900, 900],
  ] as const;
  let served = '';
  await page.goto('/team');
  const paths = await picturePaths(page.locator('#directors img').first());
  await page.route(
    ({ pathname }) => paths.includes(pathname),
    (route) => route.fulfill({ contentType: 'image/svg+xml', body: served }),
  );
  const sizes: string[] = [];
  for (const [width, height] of shapes) {
    served = picture(width, height);
    await page.goto('/team');
    const portrait = page.locator('#directors img').first();
    await portrait.scrollIntoViewIfNeeded();
    await expect
      .poll(() => portrait.evaluate((image: HTMLImageElement) => image.naturalWidth / image.naturalHeight))
      .toBeCloseTo(width / height);
    sizes.push(
      await portrait.evaluate((image) => {
        const { width, height } = image.getBoundingClientRect();
        const { objectFit, objectPosition } = getComputedStyle(image);
        return `${(height / width).toFixed(2)} ${objectFit} ${objectPosition}`;
      }),
    );
  }
  expect(sizes).toEqual(shapes.map(() => '1.20 cover 50% 0px'));
});

test('directors stand in full rows on a large screen, and none alone in the last', async ({ page }) => {
  for (const [address, section] of [
    ['/', '#team'],
    ['/team', '#directors'],
  ] as const) {
    await page.goto(address);
    const directors = page.locator(`${section} ul:has(img) > li`);
    const tops = await directors.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    expect(tops).toHaveLength(content.team.directors.length);
    const rows = [...Map.groupBy(tops, (top) => top).values()].map((row) => row.length);
    expect(new Set(rows.slice(0, -1)).size).toBeLessThanOrEqual(1);
    expect(rows.at(-1)).toBeGreaterThanOrEqual(Math.min(2, tops.length));
    expect(Math.max(...rows)).toBeLessThanOrEqual(4);
  }
});

test('each of the five steps stands on a blue of its own', async ({ page }) => {
  await page.goto('/about');
  const grounds = await page
    .locator('#our-process h3')
    .evaluateAll((all) => all.map((title) => getComputedStyle(title).backgroundColor));
  expect(new Set(grounds).size).toBe(5);
  for (const ground of grounds) {
    const [red = 0, , blue = 0] = ground.match(/\d+/g)?.map(Number) ?? [];
    expect(blue, ground).toBeGreaterThan(red);
  }
});
