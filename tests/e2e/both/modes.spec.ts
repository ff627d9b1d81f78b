import { expect, type Page, test } from '@playwright/test';
import { axe, colours } from '../audits/axe.ts';
import { ibm } from '../audits/ibm.ts';
import { targetSize } from '../audits/target-size.ts';

/**
 * What the engines find in the light, the second one at one width, which controls are too small, and what is wrong with
 * the colours in the dark.
 */
const audited = async (page: Page) => {
  const second = test.info().project.name === 'desktop' ? await ibm(page) : [];
  const light = [...(await axe(page)), ...second, ...(await targetSize(page))];
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = (await colours(page)).map((fault) => `dark: ${fault}`);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark];
};

test('each menu while it is open', async ({ page }, { project }) => {
  await page.goto('/contact');
  const header = page.locator('body > header');
  if (project.name === 'phone') await header.getByRole('button', { name: 'Menu' }).click();
  for (const name of ['About', 'Services', 'ISO Services', 'Management Services']) {
    const toggle = header.getByRole('button', { name: new RegExp(`: ${name}$`) });
    if ((await toggle.getAttribute('aria-expanded')) !== 'true') await toggle.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    expect(await audited(page)).toEqual([]);
    // On large screens one closes the other: the two below lie in it.
    expect(
      name === 'About' || (await header.getByRole('link', { name: 'ISO Services', exact: true }).isVisible()),
    ).toBe(true);
  }
});

test('the menu of the opening while it is open', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Our Services' }).click();
  await expect(page.locator('[data-services-menu] a').first()).toBeVisible();
  expect(await audited(page)).toEqual([]);
});

for (const address of ['/services', '/credential']) {
  test(`the cards of ${address}, each turned`, async ({ page }) => {
    await page.goto(address);
    // Without a pointer, which turns a card by itself.
    for (const turn of await page.locator('[data-turn]').all()) await turn.dispatchEvent('click');
    const cards = await page.locator('[data-flip-card]').count();
    expect(cards).toBeGreaterThan(0);
    await expect(page.locator('[data-turned="true"]')).toHaveCount(cards);
    expect(await audited(page)).toEqual([]);
  });
}

test('the catalogue with a search, and with one that finds nothing', async ({ page }) => {
  await page.goto('/all-iso');
  const box = page.getByPlaceholder('Search for an ISO service...');
  for (const text of ['22000', 'no such standard']) {
    await box.fill(text);
    expect(await audited(page)).toEqual([]);
  }
});

test('the plan with answers, unfolded', async ({ page }) => {
  await page.goto(
    '/plan#v1&sector=food-make&why=gfsi&sell=eu&hold=iso-9001@2015~2028-03&std=iso-9001,iso-14001,ce-marking' +
      '&people=140&work=paper&joint=yes&state=none&by=2028-06-30&kind=audit&a=s3.0,s14.1,q1.n,e1.3',
  );
  await page.getByRole('heading', { name: 'Auditor days', exact: true }).waitFor();
  for (const summary of await page.locator('[data-island] summary').all())
    if (!(await summary.evaluate(({ parentElement }) => parentElement?.hasAttribute('open'))))
      await summary.click();
  await page.getByLabel(/^How many people/).fill('0');
  await page.getByLabel('How many sites?').focus();
  await expect(page.getByText('Whole number from 1 to 99,999.')).toBeVisible();
  expect(await audited(page)).toEqual([]);
});

test('four standards side by side', async ({ page }) => {
  await page.goto('/compare#v1&std=iso-9001,iso-14001,iso-17025,iso-27001');
  await page.getByRole('table', { name: 'By clause' }).waitFor();
  expect(await audited(page)).toEqual([]);
});

test('every answer, unfolded', async ({ page }) => {
  await page.goto('/iso22000Main');
  for (const summary of await page.locator('main summary').all()) await summary.click();
  expect(await audited(page)).toEqual([]);
});
