import { expect, type Page, test } from '@playwright/test';
import { overflow } from './audits/reflow.ts';
import { phone } from './helpers/devices.ts';
import { holdBack, untilIslandsAnswer } from './helpers/ready.ts';
import { breakStorage } from './helpers/storage.ts';
import { openTool, watchTool } from './helpers/tool.ts';

const software = '#v1&door=buyer&std=iso-27001&sector=it&people=18&state=none&by=2027-06-30';
const held = '#v1&door=hold&hold=iso-9001@2015~2028-03&sector=factory&people=120';

const open = (page: Page, fragment = '') => openTool(page, `/plan${fragment}`);
const question = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string | RegExp) =>
  page.locator('[data-island]').getByRole('button', { name }).first().click();
const keyDate = (page: Page) => page.locator('.plan-key-figure b');
const fragment = (page: Page) => page.evaluate(() => location.hash);

/** Most pixels that a moment of the tool may be high, by the height of the window. */
const mostScreens = 3;

test.describe('on a telephone', () => {
  test.use(phone);

  test('who is named a standard answers five questions and shares the plan', async ({ page, baseURL }) => {
    const { complaints, requests } = await watchTool(page, '/plan', baseURL);
    await page.getByRole('link', { name: /^A buyer or tender names a standard/ }).tap();
    await expect(question(page)).toHaveText('Which standard is named?');
    const bars = page.locator('.ask-bar');
    await expect(bars).toHaveCount(0);
    await press(page, /Information security/);
    await expect(question(page)).toHaveText('What do you make or do?');
    await expect(bars).toContainText('5 to 12 months');
    await press(page, 'Software and IT');
    await page.getByRole('textbox').fill('0');
    await press(page, 'Next');
    await expect(page.getByRole('alert')).toHaveText('Write a whole number from 1 to 99,999.');
    // What is refused counts as not answered.
    expect(await fragment(page)).not.toContain('people=');
    await page.getByRole('textbox').fill('18');
    await press(page, 'Next');
    await press(page, /^Little or nothing/);
    await expect(bars).toContainText('7 May 2027');
    await press(page, '2027');
    await press(page, 'June');
    await expect(question(page)).toHaveText('ISO/IEC 27001:2022 Information security');
    await expect(keyDate(page)).toHaveText('18 January 2027');
    await expect(page.locator('.plan-key-figure')).toContainText('Certificate 25 June 2027');
    await expect(page.getByText('Possible, without slack.')).toBeVisible();
    expect(await fragment(page)).toBe(software);
    expect(requests).toEqual([]);
    // Back leads to the question as it was answered, and forward to the plan.
    await page.goBack();
    await expect(question(page)).toHaveText('By which month do you need it?');
    await expect(page.getByRole('button', { name: 'June' })).toHaveAttribute('aria-pressed', 'true');
    await page.goForward();
    await expect(keyDate(page)).toHaveText('18 January 2027');
    await press(page, /^Send it to/);
    await expect(page.getByRole('heading', { name: /^Send it to/ })).toBeFocused();
    expect(await fragment(page)).toBe(software);
    // The answers can be changed one by one.
    await page.getByRole('link', { name: 'Change answers' }).tap();
    await page.getByRole('link', { name: /^People/ }).tap();
    await expect(page.getByRole('textbox')).toHaveValue('18');
    expect(complaints).toEqual([]);
  });

  test('a certificate that ends is told when to begin, from the page of its standard', async ({ page }) => {
    await openTool(page, '/iso9001Main');
    await page.getByRole('link', { name: 'When does your certificate end?' }).click();
    await untilIslandsAnswer(page);
    await expect(question(page)).toHaveText('When does your certificate end?');
    // No month stands for a year that nobody has named.
    await expect(page.getByRole('button', { name: 'March' })).toHaveCount(0);
    await press(page, '2028');
    await press(page, 'March');
    await press(page, 'Tyres, clothing, other goods');
    await page.getByRole('textbox').fill('١٢٠');
    await expect(page.locator('.ask-bar')).toContainText('Best begun by');
    await press(page, 'Next');
    await expect(keyDate(page)).toHaveText('20 September 2027');
    expect(await fragment(page)).toBe(held);
  });

  test('no moment of it is too high or too wide, or has two bars @night', async ({ page }) => {
    const moments = ['', '#v1&at=std&door=buyer', '#v1&at=trade&door=buyer&std=iso-9001', software, held];
    for (const moment of moments) {
      await page.goto('about:blank');
      await open(page, moment);
      const box = await page.locator('[data-island]').boundingBox();
      expect.soft(box?.height, moment).toBeLessThanOrEqual(mostScreens * (page.viewportSize()?.height ?? 0));
      expect.soft(await overflow(page), moment).toEqual([]);
      const fixed = await page.locator('body *:visible').evaluateAll((all) => {
        const high = all.filter((element) => element.getBoundingClientRect().height > 0);
        return high.filter((element) => getComputedStyle(element).position === 'fixed').length;
      });
      expect.soft(fixed, moment).toBeLessThanOrEqual(moment.includes('at=') ? 1 : 2);
    }
  });
});

test('a link opens on the plan, to be read, and leaves what this browser keeps alone', async ({ page }) => {
  await open(page, software);
  await press(page, 'Keep this plan in this browser');
  const kept = () => page.evaluate(() => localStorage.getItem('plan'));
  await expect.poll(kept).toContain('people=18');
  await page.goto('about:blank');
  await open(page, held);
  await expect(page.getByText('Sent to you, worked out on 25 November 2026')).toBeVisible();
  await expect(keyDate(page)).toHaveText('20 September 2027');
  await page.getByRole('link', { name: 'Change answers' }).click();
  await press(page, 'ISO 14001:2015');
  expect(await kept()).toContain('people=18');
  await page.goto('about:blank');
  await open(page);
  await page.getByRole('link', { name: 'Your plan, kept in this browser' }).click();
  await expect(keyDate(page)).toHaveText('18 January 2027');
});

test('what is typed reaches the address when the page is left at once', async ({ page }) => {
  await open(page, '#v1&at=people&door=buyer&std=iso-9001');
  await page.getByRole('textbox').fill('88');
  await page.reload();
  await expect(page.getByRole('textbox')).toHaveValue('88');
  await page.getByRole('textbox').fill('89');
  await page.locator('body > header').getByRole('link', { name: 'Contact' }).first().click();
  await expect(page).toHaveURL('/contact');
  await page.goBack();
  await expect(page.getByRole('textbox')).toHaveValue('89');
});

test('own words of a message stay, whatever is ticked, and half a sign breaks nothing', async ({ page }) => {
  await open(page, software);
  await page.getByText('See the message').click();
  const message = page.locator('.plan-message');
  await message.getByRole('textbox').fill('Please call at noon');
  await page.evaluate(() => document.execCommand('insertText', false, ' \ud83d'));
  await message.getByRole('checkbox').check();
  await expect(message.getByRole('textbox')).toHaveValue(/^Please call at noon/);
  await expect(message.getByText(/My plan: .*std=iso-27001/)).toBeVisible();
  await message.getByRole('checkbox').uncheck();
  await expect(message.getByRole('textbox')).toHaveValue(/^Please call at noon/);
  const whatsApp = page.locator('.plan-take').getByRole('link', { name: /WhatsApp/ });
  await expect(whatsApp).toHaveAttribute('href', /text=Please\+call/);
  for (const [name, file] of Object.entries({ Calendar: 'plan.ics', Spreadsheet: 'plan.csv' })) {
    const download = page.waitForEvent('download');
    await press(page, name);
    expect((await download).suggestedFilename()).toBe(file);
  }
});

test('a browser that keeps nothing says so, and the plan goes on @night', async ({ page }) => {
  await breakStorage(page, 'full');
  await open(page, software);
  await press(page, 'Keep this plan in this browser');
  await expect(page.getByText('This browser cannot keep it.')).toBeVisible();
  await expect(keyDate(page)).toHaveText('18 January 2027');
});

test('two tabs: what one keeps the other does not call its own @night', async ({ context, page }) => {
  await open(page, software);
  await press(page, 'Keep this plan in this browser');
  const other = await context.newPage();
  await open(other, held);
  const instead = 'Keep this plan instead of the one this browser keeps';
  await press(other, instead);
  await expect(page.getByRole('button', { name: instead })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('plan'))).toContain('iso-9001@2015');
});

test('where its data never comes, the page says so and has the questions @night', async ({ page }) => {
  await page.route('**/data/plan.*.json', (route) => route.abort());
  await page.goto('/plan');
  await expect(page.locator('[data-island-missing]').first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Which certificate do you hold?' })).toBeVisible();
  await page.locator('.plan-plain').getByRole('link', { name: 'How the plan is calculated' }).click();
  await expect(page).toHaveURL('/plan-how');
});

test('a door that is pressed before the script comes is opened by it @night', async ({ page }) => {
  const release = await holdBack(page, '**/data/plan.*.json');
  await page.goto('/plan');
  await page.getByRole('link', { name: /^Our certificate is due/ }).click();
  release();
  await expect(question(page)).toHaveText('Which certificate do you hold?');
});
