import { get } from 'node:http';
import { expect, test } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { holdBack } from '../hold-back.ts';

/** What a server sends before it waits for an answer: ten packets. */
const flight = 14_600;

/** The bytes of a response as they are sent: headers and compressed body. */
const bytesOf = (url: string) =>
  new Promise<number>((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      // Each name and each value is followed by two characters, and so are the first line and all of them.
      let bytes = 'HTTP/1.1 200 OK'.length + 4;
      for (const text of response.rawHeaders) bytes += Buffer.byteLength(text) + 2;
      response.on('data', (part: Buffer) => {
        bytes += part.length;
      });
      response.on('end', () => resolve(bytes));
    }).on('error', reject);
  });

test('pages come in one flight, headers included', async ({ baseURL }) => {
  const sizes = await Promise.all(addresses.map((address) => bytesOf(`${baseURL}${address}`)));
  expect(addresses.filter((_, index) => (sizes[index] ?? 0) > flight)).toEqual([]);
});

for (const address of ['/', '/iso22000Main', '/all-iso', '/about', '/contact']) {
  test(`${address} asks for nothing but drawings before its first paint`, async ({ page }) => {
    await page.goto(address);
    const { early, late } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const asked = performance.getEntriesByType('resource');
      const paths = (list: PerformanceEntryList) => list.map(({ name }) => new URL(name).pathname);
      const isEarly = ({ startTime }: PerformanceEntry) => startTime < (paint?.startTime ?? 0);
      return { early: paths(asked.filter(isEarly)), late: paths(asked.filter((one) => !isEarly(one))) };
    });
    expect(early.filter((path) => !path.startsWith('/art/'))).toEqual([]);
    expect(late.filter((path) => /\.(js|woff2)$/.test(path)).length).toBeGreaterThan(1);
  });
}

test('the load event waits until all of the page is there', async ({ page }) => {
  const release = await holdBack(page, /_astro\/rest\..*\.css$/);
  const asked = page.waitForRequest(/_astro\/rest\..*\.css$/);
  await page.goto('/iso22000Main', { waitUntil: 'domcontentloaded' });
  await asked;
  await expect(page.locator('#questions')).toBeHidden();
  await page.evaluate(() => document.fonts.ready);
  expect(await page.evaluate(() => document.readyState)).toBe('interactive');
  release();
  await page.waitForLoadState('load');
  expect(await page.locator('#questions').isVisible()).toBe(true);
  expect(await page.locator('html').getAttribute('data-rest')).toBeNull();
});

for (const [name, files] of [
  ['the drawing', /\/art\//],
  ['the fonts', /\.woff2$/],
] as const) {
  test(`the load event waits for ${name} as well, and nothing waits for the load event`, async ({ page }) => {
    const release = await holdBack(page, files);
    await page.goto('/iso22000Main', { waitUntil: 'domcontentloaded' });
    await expect(page.locator('html')).not.toHaveAttribute('data-rest');
    expect(await page.evaluate(() => document.readyState)).toBe('interactive');
    release();
    await page.waitForLoadState('load');
  });
}

for (const [name, address, early] of [
  ['rows below the window are laid out with the rest', '/editions', false],
  ['all rows are laid out at once where one is jumped to', '/editions#iso-9001', true],
] as const) {
  test(name, async ({ page }) => {
    const release = await holdBack(page, /_astro\/rest\..*\.css$/);
    const asked = page.waitForRequest(/_astro\/rest\..*\.css$/);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await asked;
    const isLaidOut = () =>
      page
        .getByRole('cell')
        .last()
        .evaluate((cell) => cell.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isLaidOut()).toBe(early);
    release();
    await page.waitForLoadState('load');
    expect(await isLaidOut()).toBe(true);
  });
}

test('what is below the first view shows even where its styles fail', async ({ page }) => {
  await page.route(/_astro\/rest\./, (route) => route.abort());
  await page.goto('/iso22000Main');
  await expect(page.locator('#questions')).toBeVisible();
  await expect(page.locator('body > footer')).toBeVisible();
});
