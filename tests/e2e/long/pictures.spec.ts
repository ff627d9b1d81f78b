import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { kinds } from '../helpers/addresses.ts';
import { untilFontsAreInUse, untilIslandsAnswer } from '../helpers/ready.ts';

/** Another Chromium may draw letters and edges a little differently: each version has pictures of its own. */
const folder = (version: string) => join('test-results', 'pictures', version);

// A third of the size: what moves or changes shows as well, in a tenth of the bytes.
test.use({ deviceScaleFactor: 1 / 3 });

for (const address of kinds) {
  test(`${address} looks as it did`, async ({ page, browser }, { config }) => {
    const version = browser.version();
    test.skip(
      !['all', 'changed'].includes(config.updateSnapshots) && !existsSync(folder(version)),
      `There are no pictures by Chromium ${version} to compare with. On the commit before, run ` +
        'SUITE=long npx playwright test pictures --update-snapshots.',
    );
    await page.clock.setFixedTime(new Date('2026-11-21T09:00:00'));
    for (const width of [390, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await untilFontsAreInUse(page);
      await untilIslandsAnswer(page);
      await page.evaluate(async () => {
        for (const image of document.images) image.loading = 'eager';
        await Promise.all([...document.images].map((image) => image.decode()));
      });
      await expect.soft(page).toHaveScreenshot([version, `${address.slice(1) || 'home'}-${width}.png`], {
        fullPage: true,
        scale: 'device',
        // A few pixels may, where an edge falls between two.
        maxDiffPixels: 20,
        threshold: 0.1,
      });
    }
  });
}
