import { expect, type Page, test } from '@playwright/test';
import { phone } from './helpers/devices.ts';
import { openStarted } from './helpers/ready.ts';
import { openButton, press } from './helpers/shell.ts';

const button = (page: Page) => page.getByRole('link', { name: 'Search', exact: true });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search this site' });
const field = (page: Page) => dialog(page).getByRole('searchbox');
const results = (page: Page) => dialog(page).locator('li a');

for (const device of [{}, phone]) {
  test.describe(device === phone ? 'on a telephone' : 'on a desk', () => {
    test.use(device);

    test('finds while one types, marks, opens, and offers the nearest', async ({ page }) => {
      const asked: string[] = [];
      page.on('request', (request) => asked.push(new URL(request.url()).pathname));
      const isOfSearch = (path: string) => /\/search\/|\/dialog\./.test(path);
      await page.goto('/about', { waitUntil: 'networkidle' });
      // Its code and its index come when it is opened, not before.
      expect(asked.filter(isOfSearch)).toEqual([]);
      await button(page).click();
      await expect(field(page)).toBeFocused();
      expect(asked.filter(isOfSearch)).toHaveLength(2);
      await field(page).fill('haccp or iso 22000');
      await expect(dialog(page).locator('output')).toHaveText(/^\d+ results$/);
      await expect(results(page).first().locator('mark').first()).toHaveText(/22000|HACCP/);
      await field(page).fill('qqqq');
      await expect(dialog(page).locator('output')).toHaveText(/^Nothing found for “qqqq”/);
      await expect(results(page)).toHaveAttribute('href', /^tel:\+/);
      // What was not asked for the Enter key does not open.
      await field(page).press('Enter');
      await field(page).fill('iso 9010');
      await expect(dialog(page).locator('output')).toContainText('9001?');
      await field(page).press('Enter');
      await expect(results(page).first()).toHaveAttribute('href', '/iso9001Main');
      // A question opens with its answer.
      const heading = page.getByRole('heading', { level: 1 });
      const before = (await heading.textContent()) ?? '';
      await field(page).fill('quality manual');
      await results(page).and(page.locator('[href*="#"]')).first().click();
      await expect(page).toHaveURL(/#/);
      // The page that goes takes with it what is open.
      await expect(heading).not.toHaveText(before);
      // It has scrolled there: what is pressed next keeps its place.
      await expect(page.locator('main [tabindex="-1"]:focus')).toBeInViewport();
      await expect(dialog(page)).toBeHidden();
      // And again on the page that came, on a telephone from its menu.
      if (device === phone) {
        await openButton(page).tap();
        await page.getByRole('link', { name: 'A number, a word, a question' }).tap();
      } else await button(page).click();
      await expect(field(page)).toBeFocused();
      expect(await dialog(page).evaluate((open) => open.matches(':modal'))).toBe(true);
      // On paper lies the page alone, and Back closes it.
      await page.emulateMedia({ media: 'print' });
      await expect(dialog(page)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
      await page.goBack();
      await expect(heading).toHaveText(before);
      await expect(dialog(page)).toBeHidden();
    });
  });
}

test('works by the keyboard alone: its key, arrows, Enter, Escape @night', async ({ page }) => {
  await openStarted(page, '/about');
  await press(page, '/');
  await expect(field(page)).toBeFocused();
  await page.keyboard.type('food');
  await expect(results(page).first()).toBeVisible();
  await press(page, 'ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await press(page, 'End');
  await expect(dialog(page).getByRole('button', { name: /^All \d+ results$/ })).toBeFocused();
  await press(page, 'Home', 'ArrowDown');
  await expect(results(page).nth(1)).toBeFocused();
  await press(page, 'ArrowUp', 'ArrowUp');
  await expect(field(page)).toBeFocused();
  await press(page, 'Escape');
  await expect(dialog(page)).toBeHidden();
  await button(page).press('Enter');
  await expect(field(page)).toBeFocused();
  await press(page, 'Escape');
  await expect(button(page)).toBeFocused();
  await press(page, '/');
  await field(page).fill('22301');
  await expect(results(page).first()).toHaveAttribute('href', '/iso22301Main');
  await press(page, 'Enter');
  await expect(page).toHaveURL('/iso22301Main');
});

test('its key can be switched off; without its index the button is a link @night', async ({ page }) => {
  await page.goto('/all-iso');
  await page.getByPlaceholder('Search for an ISO service...').press('/');
  await expect(dialog(page)).toHaveCount(0);
  await button(page).click();
  await dialog(page).getByRole('checkbox', { name: 'The / key opens search' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await expect(dialog(page)).toBeHidden();
  await page.route('**/search/index.*', (route) => route.abort());
  await openStarted(page, '/about');
  await button(page).click();
  await expect(page).toHaveURL('/glossary');
});
