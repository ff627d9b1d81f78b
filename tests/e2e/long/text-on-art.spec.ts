import { expect, type Page, test } from '@playwright/test';
import { specifiedAddresses, unknownAddress } from '../../specification.ts';
import { type Box, pixelsOf } from '../audits/pixels.ts';
import { withStyle } from '../audits/with-style.ts';
import { withMotion } from '../helpers/motion.ts';
import { untilFontsAreInUse } from '../helpers/ready.ts';
import { linesOfOpening, type TextLine } from '../helpers/text-lines.ts';

/** Their text stands beside what they show, on a ground of one colour. */
const withoutArt = new Set(['/additional-services', '/contact', '/team', '/termspolicy']);
const addresses = [...specifiedAddresses, unknownAddress];

/** Seconds into the zoom: at rest and at its largest, and once half-way. */
const views = [
  { width: 1440, height: 900, colorScheme: 'light', moments: [0, 30, 60] },
  { width: 1280, height: 720, colorScheme: 'light', moments: [0, 60] },
  { width: 390, height: 844, colorScheme: 'dark', moments: [0, 60] },
] as const;

test.use(withMotion);

/** Each channel value's part of the light. */
const light = Array.from({ length: 256 }, (_, channel) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});
/** Relative luminance as WCAG 2 defines it. */
const luminance = (colour: TextLine['colour']) => {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => light[Math.round(channel)]);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The lowest contrast of a line with any pixel behind it, in the pixels of a part of the view. */
const worstOf = (line: TextLine, pixels: Buffer, part: Box) => {
  let worst = 21;
  const compared = new Set<number>();
  for (let y = Math.floor(line.y); y < Math.ceil(line.y + line.height); y += 1) {
    for (let x = Math.floor(line.x); x < Math.ceil(line.x + line.width); x += 1) {
      const ground = pixels.readUIntBE(3 * ((y - part.y) * part.width + x - part.x), 3);
      if (compared.has(ground)) continue;
      compared.add(ground);
      const behind = [ground >> 16, (ground >> 8) & 255, ground & 255] as const;
      const through = (at: 0 | 1 | 2) => line.colour[at] * line.opacity + behind[at] * (1 - line.opacity);
      const [a, b] = [luminance([through(0), through(1), through(2)]), luminance(behind)];
      worst = Math.min(worst, (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05));
    }
  }
  return worst;
};

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

const hidden =
  '* { color: transparent !important; transition: none !important; text-shadow: none !important } main svg, aside { opacity: 0 !important }';
/** A change of scheme is not to be measured half-way. */
const steady = '*, ::before, ::after { transition: none !important }';

const faintLines = async (page: Page) => {
  const found: string[] = [];
  for (const { width, height, colorScheme, moments } of views) {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme });
    const view = { x: 0, y: 0, width, height };
    for (const moment of moments) {
      await stopAt(page, moment);
      const lines = await linesOfOpening(page);
      expect(lines.length).toBeGreaterThan(2);
      const pixels = await withStyle(page, hidden, () => pixelsOf(page, view));
      for (const line of lines) {
        const ratio = worstOf(line, pixels, view);
        if (ratio < (line.large ? 4.5 : 7))
          found.push(`${width} px, ${moment} s: ${ratio.toFixed(1)}:1 behind "${line.text}"`);
      }
    }
  }
  return found;
};

for (const address of addresses.filter((each) => !withoutArt.has(each))) {
  test(`the text in the opening of ${address} stands clear of the drawing`, async ({ page }) => {
    await page.goto(address);
    // Slides change by themselves, in the midst of a measurement on a busy machine.
    if (address === '/') await page.getByRole('button', { name: 'Pause the slides' }).dispatchEvent('click');
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
