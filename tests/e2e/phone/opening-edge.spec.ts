import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { withMotion } from '../motion.ts';

// Both have screens whose pixels are a fraction of CSS's: the drawing ends within one.
for (const { width, height, deviceScaleFactor } of [
  { width: 412, height: 823, deviceScaleFactor: 1.75 },
  { width: 393, height: 851, deviceScaleFactor: 2.75 },
]) {
  test.describe(`at ${width} pixels, each ${deviceScaleFactor} of the screen`, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor, ...withMotion });

    test('no line is left where the drawing of an opening ends', async ({ page }) => {
      await page.goto('/iso22000Main');
      const bottom = await page.locator('[data-zoom] img').evaluate(async (drawing: HTMLImageElement) => {
        await drawing.decode();
        const [zoom] = drawing.getAnimations();
        zoom?.pause();
        if (zoom) zoom.currentTime = 58_000;
        return drawing.closest('picture')?.parentElement?.getBoundingClientRect().bottom ?? Number.NaN;
      });
      // Beside the text, four rows of the screen above and below.
      const clip = { x: width * 0.9, y: Math.floor(bottom) - 4, width: width * 0.1, height: 8 };
      const { data, info } = await sharp(await page.screenshot({ clip }))
        .grayscale()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const rows = Array.from({ length: info.height }, (_, row) =>
        Math.max(...data.subarray(row * info.width, (row + 1) * info.width)),
      );
      // From the drawing down to the ground: no row is brighter than the one above it, but for a shade.
      const rises = rows.map((row, index) => row - (rows[index - 1] ?? row));
      expect(Math.max(...rises)).toBeLessThan(5);
    });
  });
}
