import { expect, test } from '@playwright/test';
import { addressesAndUnknown } from '../addresses.ts';
import { brokenWords } from '../audits/broken-words.ts';
import { buriedNumeral } from '../audits/buried-numeral.ts';
import { cutByFold } from '../audits/cut-by-fold.ts';
import { drawnWords } from '../audits/drawn-words.ts';
import { fixedOverText } from '../audits/fixed-over-text.ts';
import { partedSentences } from '../audits/parted-sentences.ts';
import { tooLong } from '../audits/screens.ts';
import { untilFontsAreInUse } from '../fonts.ts';

/** Telephones, tablets, windows and screens as people have them. */
const widths = [320, 344, 360, 375, 390, 412, 430, 768, 992, 1100, 1215, 1280, 1366, 1440, 1920, 2560];

/** First views: of telephones with the browser's own bars, and of the two common desktops. */
const firstViews = [
  { width: 390, height: 664 },
  { width: 360, height: 640 },
  { width: 1366, height: 768 },
  { width: 1440, height: 900 },
];

for (const address of addressesAndUnknown) {
  test(`nothing in ${address} is broken, covered, cut or too long at any width`, async ({ page }) => {
    await page.goto(address);
    await untilFontsAreInUse(page);
    const faults = await partedSentences(page);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const found = [
        ...(await brokenWords(page)),
        ...(await fixedOverText(page)),
        ...(await drawnWords(page)),
      ];
      faults.push(...found.map((fault) => `${width} px: ${fault}`));
    }
    faults.push(...(await tooLong(page, address)));
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    for (const size of firstViews) {
      await page.setViewportSize(size);
      const found = [...(await cutByFold(page)), ...(await buriedNumeral(page))];
      faults.push(...found.map((fault) => `${size.width} × ${size.height}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });
}
