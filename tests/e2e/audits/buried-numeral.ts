import type { Page } from '@playwright/test';
import { frames } from '../helpers/ready.ts';
import { linesOfOpening } from '../helpers/text-lines.ts';
import { pixelsOf } from './pixels.ts';
import { withStyle } from './with-style.ts';

const alone = '* { color: transparent !important } main svg, aside { opacity: 0 !important }';
const bare = `${alone} *::before, *::after { background: none !important }`;

/**
 * What of the lit faces of an opening's drawing, in the two light steps of the page's family, is darkened by the ground that
 * the text stands on, or lies behind the text itself. Nothing where a page has no such opening, or a photo in it.
 */
export const buriedNumeral = async (page: Page): Promise<string[]> => {
  const steps = await page.evaluate(() => {
    const hero = document.querySelector('main [data-zoom]:has(img[src$=".svg"])');
    return ['--family-1', '--family-2'].map((step) => {
      const colour = hero && getComputedStyle(hero).getPropertyValue(step).trim();
      return (colour?.match(/[0-9a-f]{2}/g) ?? []).map((channel) => Number.parseInt(channel, 16));
    });
  });
  if (steps.some((channels) => channels.length !== 3)) return [];
  // Both pictures show the page as it is once the size of the window has been answered.
  // A frame chooses the file for this size; only then is it the one that is waited for.
  await frames(page);
  await page
    .locator('[data-zoom] img')
    .evaluateAll((all) =>
      Promise.all(all.map((image) => image instanceof HTMLImageElement && image.decode())),
    );
  await frames(page);
  const view = { x: 0, y: 0, width: 0, height: 0, ...page.viewportSize() };
  const drawn = await withStyle(page, bare, () => pixelsOf(page, view));
  const seen = await withStyle(page, alone, () => pixelsOf(page, view));
  const lines = await linesOfOpening(page);
  const isLit = (pixels: Buffer, at: number) => {
    const [r = 0, g = 0, b = 0] = [pixels[at], pixels[at + 1], pixels[at + 2]];
    return steps.some(
      ([red = 0, green = 0, blue = 0]) => Math.abs(r - red) + Math.abs(g - green) + Math.abs(b - blue) < 36,
    );
  };
  let [lit, darkened, behind] = [0, 0, 0];
  for (let at = 0; at < drawn.length; at += 3) {
    if (!isLit(drawn, at)) continue;
    lit += 1;
    if (!isLit(seen, at)) darkened += 1;
    const [x, y] = [(at / 3) % view.width, Math.floor(at / 3 / view.width)];
    if (lines.some((line) => x > line.x && x < line.x + line.width && y > line.y && y < line.y + line.height))
      behind += 1;
  }
  if (lit < 1000) return [`no numeral is seen: ${lit} lit pixels`];
  return [
    ...(darkened > lit / 100
      ? [`the text's ground darkens ${Math.round((100 * darkened) / lit)} % of the numeral`]
      : []),
    ...(behind > lit / 100 ? [`${Math.round((100 * behind) / lit)} % of the numeral lies behind text`] : []),
  ];
};
