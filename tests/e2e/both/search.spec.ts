import { expect, type Page, test } from '@playwright/test';
import { isPublished } from '#tests/published.ts';

const button = (page: Page) => page.locator('[data-search]');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search this site' });
const field = (page: Page) => dialog(page).getByRole('searchbox');
const results = (page: Page) => dialog(page).locator('li a');

test('fetches its code and its index when it is opened, not before', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/about', { waitUntil: 'networkidle' });
  const isOfSearch = (path: string) => /\/search\/|\/dialog\./.test(path);
  expect(asked.filter(isOfSearch)).toEqual([]);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  expect(asked.filter(isOfSearch)).toHaveLength(2);
});

test('finds while one types, says how many, marks what matched, and opens a result', async ({ page }) => {
  test.skip(!isPublished('/iso9001Main'), 'the question is one of ISO 9001');
  await page.goto('/about');
  await button(page).click();
  await field(page).fill('haccp or iso 22000');
  await expect(dialog(page).locator('output')).toHaveText(/^\d+ results$/);
  await expect(results(page).first().locator('mark').first()).toHaveText(/22000|HACCP/);
  await field(page).fill('quality manual');
  await results(page).filter({ hasText: 'Do we need a quality manual?' }).click();
  await expect(page).toHaveURL('/iso9001Main#do-we-need-a-quality-manual');
  await expect(page.locator('#do-we-need-a-quality-manual')).toHaveAttribute('open', '');
  await expect(dialog(page)).toBeHidden();
  // And again on the page that came.
  await button(page).click();
  await expect(field(page)).toBeFocused();
});

test('offers the nearest number, and the telephone, where nothing is found', async ({ page }) => {
  test.skip(!isPublished('/iso9001Main'), 'the nearest number is 9001');
  await page.goto('/');
  await button(page).click();
  await field(page).fill('iso 9010');
  await expect(dialog(page).locator('output')).toHaveText('Nothing for “iso 9010”. Did you mean 9001?');
  await expect(results(page).first()).toHaveAttribute('href', '/iso9001Main');
  await field(page).fill('qqqq');
  await expect(dialog(page).locator('output')).toHaveText(/^Nothing found for “qqqq”/);
  await expect(results(page)).toHaveAttribute('href', /^tel:\+/);
});

test('works by the keyboard alone: the key opens it, arrows choose, Enter opens, Escape leads back', async ({
  page,
}) => {
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('food');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(dialog(page).getByRole('button', { name: /^All \d+ results$/ })).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await button(page).focus();
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('/');
  await field(page).fill('22301');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/iso22301Main');
});

test('the key can be switched off, and writes in fields', async ({ page, isMobile }) => {
  test.skip(isMobile, 'the switch is for keyboards');
  await page.goto('/all-iso');
  await page.getByPlaceholder('Search for an ISO service...').press('/');
  await expect(dialog(page)).toHaveCount(0);
  await button(page).click();
  await dialog(page).getByRole('checkbox', { name: 'The / key opens search' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
});

test('without its index the button is the link that it is without script', async ({ page }) => {
  await page.route('**/search/index.*', (route) => route.abort());
  await page.goto('/about');
  await expect(page.locator('html')).toHaveAttribute('data-started');
  await button(page).click();
  await expect(page).toHaveURL('/glossary');
});
