import { expect, type Page, test } from '@playwright/test';
import { content } from '#tests/html/content.ts';
import { pageAt } from '#tests/html/documents.ts';
import { holdBack } from '../hold-back.ts';

const cards = (page: Page) =>
  page.locator('main li:visible').filter({ has: page.getByRole('link', { name: /^Call Now/ }) });

const entries = content.standards.filter(({ catalogue }) => catalogue !== undefined);
const titles = entries.map(({ code, name }) => `${code} - ${name}`.toLowerCase());
/** How many titles hold a text in small letters. */
const titled = (text: string) => titles.filter((title) => title.includes(text)).length;

test.beforeEach(({ page }) => page.goto('/all-iso'));

test('shows all standards until something is searched', async ({ page }) => {
  await expect(cards(page)).toHaveCount(titles.length);
});

test('hides what does not match the title, whatever the case, and shows all again', async ({ page }) => {
  const box = page.getByPlaceholder('Search for an ISO service...');
  await box.fill('22000');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('ISO 22000:2018 - ');
  await box.fill('iso/iec');
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText('ISO/IEC 17025:2017 - ');
  await box.fill('');
  await expect(cards(page)).toHaveCount(titles.length);
});

test('says how many are found, and what to do when none is; Escape and the button clear', async ({
  page,
}) => {
  const box = page.getByPlaceholder('Search for an ISO service...');
  const count = page.locator('main output');
  await box.fill('management systems');
  await expect(count).toHaveText(`${titled('management systems')} of ${titles.length} standards`);
  await box.fill('no such standard');
  await expect(cards(page)).toHaveCount(0);
  await expect(count).toHaveText(/^No title matches\. Try .+call us/);
  await box.press('Escape');
  await expect(cards(page)).toHaveCount(titles.length);
  await box.fill('food');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(box).toHaveValue('');
  await expect(box).toBeFocused();
  await expect(cards(page)).toHaveCount(titles.length);
});

test('offers the pages that a word leads to where no title has it, and nothing beside a match', async ({
  page,
}) => {
  const box = page.getByPlaceholder('Search for an ISO service...');
  const offers = page.locator('main search a:visible');
  for (const [query, href] of [
    ['ISO 17025', '/iso17025Main'],
    ['GMP', '/gmpMain'],
    ['laboratory', '/iso17025Main'],
  ] as const) {
    await box.fill(query);
    await expect(cards(page)).toHaveCount(0);
    await expect(offers.first()).toHaveAttribute('href', href);
  }
  await box.fill('laborator');
  await expect(cards(page)).toHaveCount(titled('laborator'));
  await expect(offers).toHaveCount(0);
});

test('shares a search by its address, and Back brings it again', async ({ page }) => {
  await page.goto('/all-iso?q=FOOD');
  const box = page.getByPlaceholder('Search for an ISO service...');
  await expect(box).toHaveValue('FOOD');
  await expect(cards(page)).toHaveCount(1);
  await box.fill('laborator');
  await expect(page).toHaveURL('/all-iso?q=laborator');
  await expect(cards(page)).toHaveCount(titled('laborator'));
  await cards(page)
    .first()
    .getByRole('link', { name: /^Learn More/ })
    .click();
  await expect(page).toHaveTitle(pageAt('/iso15189Main').title);
  await page.goBack();
  await expect(box).toHaveValue('laborator');
  await expect(cards(page)).toHaveCount(titled('laborator'));
});

test('keeps what is typed before its script is there', async ({ page }) => {
  const release = await holdBack(page, '**/_astro/*.js');
  await page.goto('/all-iso', { waitUntil: 'commit' });
  const box = page.getByPlaceholder('Search for an ISO service...');
  await box.pressSequentially('22');
  await expect(cards(page)).toHaveCount(titles.length);
  release();
  await expect(cards(page)).toHaveCount(titled('22'));
  await expect(box).toHaveValue('22');
});

test('stands in rows of two, below 900 pixels in one, and cuts no description', async ({ page }) => {
  const columns = () =>
    cards(page).evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().left)).size);
  const cut = () =>
    page
      .locator('main li h2 + p')
      .evaluateAll((all) =>
        all.filter((text) => text.scrollHeight > text.clientHeight + 1).map((text) => text.textContent),
      );
  for (const [width, expected] of [
    [320, 1],
    [600, 1],
    [899, 1],
    [900, 2],
    [1200, 2],
    [1440, 2],
    [2560, 2],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect([width, await columns(), await cut()]).toEqual([width, expected, []]);
  }
  // The spacing that readers may set themselves (WCAG 2.2, 1.4.12).
  await page.setViewportSize({ width: 900, height: 900 });
  await page.evaluate(() => {
    const spacing = new CSSStyleSheet();
    spacing.replaceSync(
      'p { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
    );
    document.adoptedStyleSheets.push(spacing);
  });
  expect(await cut()).toEqual([]);
});

test('leads from a card to its page', async ({ page }) => {
  await cards(page)
    .nth(1)
    .getByRole('link', { name: /^Learn More/ })
    .click();
  await expect(page).toHaveURL(entries[1]?.address ?? '');
});

test('searches as well when the visitor comes from another page', async ({ page }) => {
  await page.goto('/services');
  await page.locator('main a[href="/all-iso"]').first().click();
  await expect(page).toHaveURL('/all-iso');
  await page.getByPlaceholder('Search for an ISO service...').fill('22000');
  await expect(cards(page)).toHaveCount(1);
});
