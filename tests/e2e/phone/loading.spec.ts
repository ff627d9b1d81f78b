import { get } from 'node:http';
import { expect, type Page, test } from '@playwright/test';
import { addresses } from '../addresses.ts';
import { holdBack } from '../hold-back.ts';
import { withMotion } from '../motion.ts';
import { unseenTexts } from '../unseen-texts.ts';

/** One page of each kind. */
const kinds = [
  '/',
  '/iso22000Main',
  '/all-iso',
  '/about',
  '/credential',
  '/services',
  '/editions',
  '/contact',
];

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
  // The guide of the plan holds all tables and questions: its budget is two flights.
  const pages = addresses.filter((address) => address !== '/plan');
  const sizes = await Promise.all(pages.map((address) => bytesOf(`${baseURL}${address}`)));
  expect(pages.filter((_, index) => (sizes[index] ?? 0) > flight)).toEqual([]);
});

// Each with a browser that has nothing at hand yet.
for (const address of kinds) {
  test(`before its first paint ${address} asks for stylesheet, script and pictures alone; then for the fonts`, async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const { early, late } = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const asked = performance.getEntriesByType('resource');
      const paths = (list: PerformanceEntryList) => list.map(({ name }) => new URL(name).pathname);
      const isEarly = ({ startTime }: PerformanceEntry) => startTime < (paint?.startTime ?? 0);
      return { early: paths(asked.filter(isEarly)), late: paths(asked.filter((one) => !isEarly(one))) };
    });
    const files = early.filter((path) => !/^\/(art\/|favicon)|\.(avif|webp)$/.test(path));
    expect(files.map((path) => path.replace(/.*\./, '')).sort()).toEqual(['css', 'js']);
    expect(late.filter((path) => path.endsWith('.woff2'))).toHaveLength(2);
  });
}

test.describe('with motion', () => {
  test.use(withMotion);

  test('at the load event behaviours have begun, and the whole page is to be seen', async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('load', () => {
        document.documentElement.dataset.atLoad = document.documentElement.dataset.started ?? 'not begun';
      });
    });
    for (const address of kinds) {
      await page.goto(address, { waitUntil: 'load' });
      await expect.soft(page.locator('html'), address).toHaveAttribute('data-at-load', '');
      // The texts of home's opening fade in for less than three seconds.
      await expect.soft.poll(() => unseenTexts(page), { message: address }).toEqual([]);
    }
  });
});

/** Every kind of page shows its whole text, though something has been done to it first. */
const showsAllTexts = async (page: Page, afterLoad: () => Promise<void> = async () => {}) => {
  for (const address of kinds) {
    await page.goto(address, { waitUntil: 'commit' });
    await page.locator('body > footer').waitFor({ state: 'attached' });
    await afterLoad();
    await expect.soft.poll(() => unseenTexts(page), { message: address }).toEqual([]);
  }
};

test('a page whose stylesheet does not come shows its whole text', async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort());
  await showsAllTexts(page);
});

test('a page whose script does not come is what it is without script', async ({ page }) => {
  await page.route('**/*.js', (route) => route.abort());
  await showsAllTexts(page);
  await expect(page.locator('html')).not.toHaveClass(/\bjs\b/);
});

test('so is one whose script stalls; when it comes after all, it works', async ({ page }) => {
  await page.clock.install();
  const release = await holdBack(page, '**/*.js');
  await showsAllTexts(page, () => page.clock.runFor(5000));
  await expect(page.locator('html')).not.toHaveClass(/\bjs\b/);
  release();
  await expect(page.locator('html')).toHaveClass(/\bjs\b/);
  await expect(page.locator('html')).toHaveAttribute('data-started', '');
});
