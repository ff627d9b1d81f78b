import { readdirSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { chromiumOf, takenWith } from './baselines.ts';
import { forceStates, openGallery } from './gallery.ts';

const groups = [
  'controls',
  'marks',
  'cards',
  'people',
  'figures',
  'lists',
  'editions',
  'finding',
  'shell',
  'openings',
] as const;

/**
 * Another Chromium may draw letters and edges a little differently: then a difference says nothing, and the pictures are
 * left out. That the gallery opens and takes its states is tested before, with every Chromium.
 */
const skipUnlessComparable = (page: Page) => {
  const isTaking = test.info().config.updateSnapshots === 'changed';
  const [here, there] = [chromiumOf(page.context().browser()?.version() ?? ''), takenWith()];
  const why = `The pictures are of Chromium ${there}, this is ${here}: npm run make:pictures takes them again.`;
  test.skip(!isTaking && here !== there, why);
};

/** Leaves one group in the gallery: where it begins then does not depend on how high the others are. */
const showAlone = (page: Page, name: string) =>
  page.evaluate((shown) => {
    for (const group of document.querySelectorAll<HTMLElement>('[data-group]'))
      group.style.display = group.dataset.group === shown ? '' : 'none';
  }, name);

/** Compares each group of the gallery with the picture of it. */
const expectPictures = async (page: Page, name: string) => {
  skipUnlessComparable(page);
  for (const group of groups) {
    await showAlone(page, group);
    await expect.soft(page.locator(`[data-group="${group}"]`)).toHaveScreenshot(`${group}-${name}.png`);
  }
};

for (const width of [390, 768, 1440]) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(() => {
      test.use({ viewport: { width, height: 900 }, colorScheme });

      test(`every component in every state, ${width} px, ${colorScheme}`, async ({ page }) => {
        await openGallery(page);
        await forceStates(page);
        await expectPictures(page, `${width}-${colorScheme}`);
      });
    });
  }
}

test.describe(() => {
  test.use({
    viewport: { width: 768, height: 900 },
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  });

  test('every component in forced colours, without motion', async ({ page }) => {
    await openGallery(page);
    await forceStates(page);
    await expectPictures(page, 'forced-colours');
  });
});

test.describe(() => {
  test.use({ viewport: { width: 680, height: 900 } });

  test('every component on paper', async ({ page }) => {
    await openGallery(page);
    await page.emulateMedia({ media: 'print' });
    await expectPictures(page, 'print');
  });
});

test.describe(() => {
  test.use({ viewport: { width: 768, height: 900 }, javaScriptEnabled: false });

  test('every component without script', async ({ page }) => {
    await openGallery(page);
    await expectPictures(page, 'no-script');
  });
});

test.describe(() => {
  test.use({ viewport: { width: 390, height: 900 } });

  test('the menu of a telephone, unfolded', async ({ page }) => {
    await openGallery(page);
    await page.locator('[data-header] [popovertarget]:visible').first().click();
    const menu = page.locator('[popover]:popover-open');
    for (const label of ['Services', 'ISO']) {
      const button = menu.locator(`[aria-controls="menu-${label}"]`);
      // The group of the page itself is open already.
      if ((await button.getAttribute('aria-expanded')) === 'false') await button.click();
    }
    skipUnlessComparable(page);
    await expect(menu).toHaveScreenshot('phone-menu-390.png');
  });
});

test('no component is missing in the gallery', async ({ page }) => {
  await openGallery(page);
  const shown = await page
    .locator('[data-specimen]')
    .evaluateAll((all) => all.map((specimen) => specimen.getAttribute('data-specimen') ?? ''));
  const missing = readdirSync('src/components').filter(
    (component) => !shown.some((name) => name.startsWith(component)),
  );
  expect(missing).toEqual([]);
});
