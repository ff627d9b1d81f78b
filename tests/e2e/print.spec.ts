import { expect, type Page, test } from '@playwright/test';
import { content } from '../content/this-content.ts';
import { limits } from './audits/height.ts';
import { phone } from './helpers/devices.ts';
import { openTool } from './helpers/tool.ts';

/** The number of sheets of a page on paper: Chromium writes each as a plain object. */
const sheets = async (page: Page) =>
  (await page.pdf({ preferCSSPageSize: true })).toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

test('on paper stands the firm, answers can be read, ink is black @night', async ({ page }) => {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await page.goto('/iso22000Main');
  await expect(page.locator('body > header').getByText(content.firm.name, { exact: true })).toBeVisible();
  await expect(page.locator('aside[data-top-bar]').locator('a[href^="tel:"]')).toBeVisible();
  const contact = page.locator('footer address');
  await expect(contact.getByText(content.firm.address.street)).toBeVisible();
  await expect(contact.locator('a[href^="mailto:"]')).toBeVisible();
  const answers = page.locator('main details > :not(summary)');
  await expect(answers.locator('visible=true')).toHaveCount(await answers.count());
  await expect(
    page.locator(':is(nav, button, input, svg, video):visible:not(body > header svg, figure > svg)'),
  ).toHaveCount(0);
  const colours = await page.evaluate(() =>
    ['body', 'main h1', '#benefits h3', '#benefits p'].map((selector) => {
      const { color, backgroundColor } = getComputedStyle(document.querySelector(selector) ?? document.body);
      return `${color} on ${backgroundColor}`;
    }),
  );
  const black = 'rgb(0, 0, 0) on';
  expect(colours).toEqual([`${black} rgb(255, 255, 255)`, ...Array(3).fill(`${black} rgba(0, 0, 0, 0)`)]);

  // A figure that counts on the screen prints its final value.
  await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
  await page.goto('/about');
  await expect(page.locator('[data-counter="stat"]')).toHaveText(
    content.stats.map(({ value }) => `${value}`),
    { useInnerText: true },
  );
});

test.describe('without script, on a telephone', () => {
  test.use({ ...phone, javaScriptEnabled: false });

  test('pages print on few sheets @night', async ({ page }) => {
    for (const [address, most] of Object.entries(limits.sheets)) {
      await page.goto(address);
      expect.soft(await sheets(page), address).toBeLessThanOrEqual(most);
    }
  });
});

test('a plan prints alone and whole, on one sheet, as does a check @night', async ({ page }) => {
  await openTool(page, '/plan#v1&door=hold&hold=iso-9001@2015~2028-03&sector=factory&people=120');
  await expect(page.getByRole('heading', { level: 1, name: 'Renewing ISO 9001:2015' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.plan-key-figure b')).toBeVisible();
  await expect(page.getByRole('row', { name: /^Gap visit and report/ })).toBeVisible();
  await expect(page.locator(':is(nav, button, dialog, body > footer):visible')).toHaveCount(0);
  expect(await sheets(page)).toBe(1);
  await page.goto('/check-certificate#v1&issuer=body&site=no');
  await expect(page.getByRole('heading', { name: 'Ask first: 1 point in doubt' })).toBeVisible();
  expect(await sheets(page)).toBe(1);
});
