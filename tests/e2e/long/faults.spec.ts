import { expect, type Page, test } from '@playwright/test';
import { kinds } from '../helpers/addresses.ts';
import { phone } from '../helpers/devices.ts';
import { movements, noteShifts, withMotion } from '../helpers/motion.ts';
import { holdBack, untilFontsAreInUse } from '../helpers/ready.ts';
import { menuLink } from '../helpers/shell.ts';
import { unseenTexts } from '../helpers/unseen-texts.ts';

test.describe('on a telephone', () => {
  test.use({ ...phone, ...withMotion });

  /** Every kind of page shows its whole text, though something has been done to it first. */
  const showsAllTexts = async (page: Page, afterLoad: () => Promise<void> = async () => {}) => {
    for (const address of kinds) {
      await page.goto(address, { waitUntil: 'commit' });
      await page.locator('body > footer').waitFor({ state: 'attached' });
      await afterLoad();
      await expect.soft.poll(() => unseenTexts(page), { message: address }).toEqual([]);
    }
  };

  for (const kind of ['css', 'js'])
    test(`a page whose ${kind} does not come shows its whole text`, async ({ page }) => {
      await page.route(`**/*.${kind}`, (route) => route.abort());
      await showsAllTexts(page);
    });

  test('so does one whose script stalls; when it comes after all, it works', async ({ page }) => {
    await page.clock.install();
    const release = await holdBack(page, '**/_astro/*.js');
    await showsAllTexts(page, () => page.clock.runFor(5000));
    await expect(page.locator('html')).not.toHaveClass(/\bjs\b/);
    release();
    await expect(page.locator('html')).toHaveClass(/\bjs\b/);
    await expect(page.locator('html')).toHaveAttribute('data-started', '');
  });
});

// Every page has the same script: these two have the most that depends on it. Where the controls are that need what a page alone has.
for (const [address, own] of [
  ['/', undefined],
  ['/all-iso', 'main '],
] as const) {
  test(`${address} reads and leads on whichever of its scripts does not come`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    expect(scripts.size).toBeGreaterThan(0);
    for (const script of scripts) {
      await page.route(script, (route) => route.abort());
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      // No control that would do nothing, and nothing that moves without end. Without what runs before the first paint they
      // work, and what one page alone needs takes nothing else with it.
      const named = page.locator(`head script[src="${new URL(script).pathname}"]`);
      const isEarly = (await named.count()) > 0 && (await named.getAttribute('type')) === null;
      const where = (await named.count()) > 0 ? '' : own;
      if (!isEarly && where !== undefined) {
        await expect(page.locator(`${where}[data-needs-script]:visible`)).toHaveCount(0);
        expect((await movements(page, 'main')).filter(({ iterations }) => iterations !== 1)).toEqual([]);
      }
      await menuLink(page, 'Services').hover();
      await menuLink(page, 'HACCP').click();
      await expect(page).toHaveURL('/hacpMain');
      await page.unroute(script);
    }
  });
}

for (const address of ['/', '/iso22000Main', '/about', '/all-iso']) {
  test(`nothing moves on ${address} when its fonts come late`, async ({ page }) => {
    // The fonts wait until the page has been painted in the fallbacks.
    const release = await holdBack(page, '**/*.woff2');
    const { begin, sum } = await noteShifts(page);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    // What a script that starts late sets right is not the fonts' doing.
    await expect(page.locator('html')).toHaveAttribute('data-started', '');
    await begin();
    const hasFallback = await page.evaluate(() =>
      [...document.fonts].some(
        ({ family, status }) => /Archivo Fallback/.test(family) && status === 'loaded',
      ),
    );
    test.skip(!hasFallback, 'None of the local fonts that the fallbacks are fitted to is installed here.');
    release();
    await untilFontsAreInUse(page);
    expect(await sum()).toBeLessThan(0.001);
  });
}

/** The site's own fonts that text may stand in. */
const fontsInUse = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts]
      .filter(({ status }) => status === 'loaded')
      .map(({ family }) => family.replaceAll('"', ''))
      .filter((family) => family.endsWith('Sheet')),
  );

test('the fonts come into use together; where one does not come, the other is used', async ({ page }) => {
  const release = await holdBack(page, /martian-mono.*woff2$/);
  const first = page.waitForResponse(/archivo.*woff2$/);
  await page.goto('/iso22000Main', { waitUntil: 'domcontentloaded' });
  await (await first).finished();
  expect(await fontsInUse(page)).toEqual([]);
  release();
  await untilFontsAreInUse(page);
  await page.unrouteAll({ behavior: 'wait' });
  await page.route(/martian-mono.*woff2$/, (route) => route.abort());
  await page.goto('/iso22000Main');
  await expect.poll(() => fontsInUse(page)).toEqual(['Archivo Sheet']);
});

test('before its paint a page asks for no font', async ({ browser, baseURL }) => {
  for (const address of kinds) {
    // Each with a browser that has nothing at hand yet.
    const page = await browser.newPage();
    await page.goto(`${baseURL}${address}`);
    await untilFontsAreInUse(page);
    const afterPaint = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const fonts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.woff2'));
      return fonts.map(({ startTime }) => startTime > (paint?.startTime ?? Infinity));
    });
    expect.soft(afterPaint, address).toEqual([true, true]);
    await page.close();
  }
});
