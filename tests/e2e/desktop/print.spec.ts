import { expect, type Page, test } from '@playwright/test';
import { content } from '#tests/html/content.ts';
import { furtherAddresses, specifiedPages } from '#tests/pages.ts';

// Recording every load would take a third longer.

// The pages of the services: the overview, and all that follows the catalogue in section 2.1.
const first = specifiedPages.findIndex(({ address }) => address === '/all-iso');
const servicePages = [
  '/services',
  ...specifiedPages.slice(first).map(({ address }) => address),
  // Guide and glossary print as long as they are; what a visitor prints of a plan is one sheet.
  ...furtherAddresses.filter((address) => !['/plan', '/glossary'].includes(address)),
];

/** The number of sheets of a page on paper: Chromium writes each as a plain object. */
const sheets = async (page: Page) => {
  const pdf = await page.pdf({ preferCSSPageSize: true });
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;
};

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('each service page prints on three sheets at most', async ({ page }) => {
    const counts: Record<string, number | undefined> = {};
    for (const address of servicePages) {
      await page.goto(address);
      counts[address] = await sheets(page);
    }
    expect(servicePages.length).toBeGreaterThan(20);
    expect(Object.entries(counts).filter(([, count]) => count === undefined || count > 3)).toEqual([]);
  });
});

test.describe('on paper', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
    await page.goto('/iso22000Main');
  });

  test('the firm and its number stand at the head, address, numbers and e-mail at the end', async ({
    page,
  }) => {
    await expect(page.locator('body > header').getByText(content.firm.name, { exact: true })).toBeVisible();
    await expect(page.locator('body > aside').first().getByText(/^\+94/)).toBeVisible();
    const contact = page.locator('footer address');
    await expect(contact.getByText(content.firm.address.street)).toBeVisible();
    await expect(contact.locator('a[href^="tel:"]:visible')).toHaveCount(
      Math.min(2, Object.keys(content.firm.phones).length),
    );
    await expect(contact.locator('a[href^="mailto:"]')).toBeVisible();
  });

  test('every answer can be read, and nothing is left that only a screen can do', async ({ page }) => {
    const answers = page.locator('main details > p');
    await expect(answers).toHaveCount(7);
    for (const answer of await answers.all()) await expect(answer).toBeVisible();
    await expect(
      page.locator(':is(nav, button, input, svg, video):visible:not(body > header svg, figure > svg)'),
    ).toHaveCount(0);
  });

  test('ink is black on white, also where the screen is dark', async ({ page }) => {
    const colours = await page.evaluate(() =>
      ['body', 'main h1', '#benefits h3', '#benefits p'].map((selector) => {
        const { color, backgroundColor } = getComputedStyle(
          document.querySelector(selector) ?? document.body,
        );
        return [color, backgroundColor];
      }),
    );
    expect(colours[0]).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
    for (const [color, ground] of colours.slice(1))
      expect([color, ground]).toEqual(['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)']);
  });

  test('a figure that counts on the screen prints its final value', async ({ page }) => {
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    await page.goto('/about');
    const figures = page.locator('[data-counter="stat"]');
    await expect(figures).toHaveText(
      content.stats.map(({ value }) => `${value}`),
      { useInnerText: true },
    );
  });
});

test('the check of a certificate prints upright, its result on two sheets, with a line where nothing is chosen', async ({
  page,
}) => {
  await page.goto('/check-certificate#v1&issuer=body&site=no');
  await expect(page.getByText('Is the site named?')).toHaveCount(2);
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const upright = [...pdf.matchAll(/\/MediaBox \[0 0 (\d+)[\d.]* (\d+)/g)].map(
    ([, width, height]) => Number(width) < Number(height),
  );
  expect(upright).toEqual([true, true]);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('combobox')).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await expect(page.locator('#letter')).toBeHidden();
});
