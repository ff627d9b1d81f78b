import { expect, type Page, test } from '@playwright/test';
import { specifiedPages, unknownAddress } from '#tests/pages.ts';
import { type Box, pixelsOf } from '../audits/pixels.ts';
import { withStyle } from '../audits/with-style.ts';
import { contrast } from '../contrast.ts';
import { untilFontsAreInUse } from '../fonts.ts';
import { linesOfOpening, type TextLine } from '../text-lines.ts';

/** Their text stands beside what they show, on a ground of one colour. */
const withoutArt = new Set(['/additional-services', '/contact', '/termspolicy']);
const addresses = [...specifiedPages.map(({ address }) => address), unknownAddress];

/** Seconds into the zoom: at rest and at its largest, and once half-way. */
const views = [
  { width: 1440, height: 900, colorScheme: 'light', moments: [0, 30, 60] },
  { width: 1280, height: 720, colorScheme: 'light', moments: [0, 60] },
  { width: 390, height: 844, colorScheme: 'dark', moments: [0, 60] },
] as const;

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Resolves when the drawings in view and the fonts are there. */
const drawn = async (page: Page) => {
  await untilFontsAreInUse(page);
  await page.evaluate(async () => {
    const inView = [...document.images].filter(
      (image) => image.checkVisibility({ visibilityProperty: true }) && image.y < innerHeight,
    );
    await Promise.all(inView.map((image) => image.decode()));
  });
};

/** Stops all movement at a moment: entries that end have ended, what goes on for ever stands there. */
const stopAt = (page: Page, seconds: number) =>
  page.evaluate((milliseconds) => {
    for (const animation of document.getAnimations()) {
      const { endTime, iterations } = animation.effect?.getComputedTiming() ?? {};
      animation.pause();
      animation.currentTime = iterations === Number.POSITIVE_INFINITY ? milliseconds : Number(endTime);
    }
  }, seconds * 1000);

/** The part of the view, in whole pixels, that holds all these lines. */
const around = (lines: readonly TextLine[]): Box => {
  const x = Math.floor(Math.min(...lines.map((line) => line.x)));
  const y = Math.floor(Math.min(...lines.map((line) => line.y)));
  const right = Math.ceil(Math.max(...lines.map((line) => line.x + line.width)));
  const bottom = Math.ceil(Math.max(...lines.map((line) => line.y + line.height)));
  return { x, y, width: right - x, height: bottom - y };
};

/** The lowest contrast of a line with any pixel behind it, in the pixels of a part of the view. */
const worstOf = (line: TextLine, pixels: Buffer, part: Box) => {
  let worst = 21;
  const compared = new Set<number>();
  const [left, right] = [Math.floor(line.x), Math.ceil(line.x + line.width)];
  for (let y = Math.floor(line.y); y < Math.ceil(line.y + line.height); y += 1) {
    for (let x = left; x < right; x += 1) {
      const at = 3 * ((y - part.y) * part.width + x - part.x);
      const ground = pixels.readUIntBE(at, 3);
      if (compared.has(ground)) continue;
      compared.add(ground);
      const behind = [ground >> 16, (ground >> 8) & 255, ground & 255] as const;
      const [red, green, blue] = line.colour;
      const through = (channel: number, ground: number) =>
        channel * line.opacity + ground * (1 - line.opacity);
      const seen = [through(red, behind[0]), through(green, behind[1]), through(blue, behind[2])] as const;
      worst = Math.min(worst, contrast(seen, behind));
    }
  }
  return worst;
};

const hidden =
  '* { color: transparent !important; transition: none !important; text-shadow: none !important } main svg, aside { opacity: 0 !important }';

/** A change of scheme is not to be measured half-way. */
const steady = '*, ::before, ::after { transition: none !important }';

const faintLines = async (page: Page) => {
  const found: string[] = [];
  for (const { width, height, colorScheme, moments } of views) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    for (const moment of moments) {
      await stopAt(page, moment);
      const lines = await linesOfOpening(page);
      expect(lines.length).toBeGreaterThan(2);
      const clip = around(lines);
      const pixels = await withStyle(page, hidden, () => pixelsOf(page, clip));
      for (const line of lines) {
        const ratio = worstOf(line, pixels, clip);
        if (ratio < (line.large ? 4.5 : 7))
          found.push(
            `${width} px, ${moment} s: ${ratio.toFixed(1)}:1 behind "${line.text}" (${Math.round(line.x)},${Math.round(line.y)},${Math.round(line.width)})`,
          );
      }
    }
  }
  return found;
};

for (const address of addresses.filter((each) => !withoutArt.has(each))) {
  test(`the text in the opening of ${address} stands clear of the drawing`, async ({ page }) => {
    await page.goto(address);
    await drawn(page);
    const faint = await withStyle(page, steady, () => faintLines(page));
    if (address === '/') {
      // Without a pointer: on a phone the button lies below the view.
      await page.getByRole('button', { name: 'Next slide' }).dispatchEvent('click');
      await drawn(page);
      faint.push(...(await withStyle(page, steady, () => faintLines(page))));
    }
    expect(faint).toEqual([]);
  });
}
