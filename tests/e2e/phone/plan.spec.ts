import { expect, type Page, test } from '@playwright/test';
import { listenForComplaints } from '../complaints.ts';
import { holdBack } from '../hold-back.ts';
import { breakStorage } from '../storage.ts';

/** The page of the plan on the day for which the design gives its figures. */
const load = async (page: Page, fragment = '') => {
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00'));
  await page.goto(`/plan${fragment}`);
};

/** The same, once the plan answers. */
const open = async (page: Page, fragment = '') => {
  await load(page, fragment);
  await takes(page).getByRole('heading', { name: 'Auditor days' }).waitFor();
};

const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const need = (page: Page) => step(page, 'What you need');
const takes = (page: Page) => step(page, 'What it takes');
const ready = (page: Page) => step(page, 'How ready you are');
const take = (page: Page) => step(page, 'Take it with you');
const people = (page: Page) => takes(page).getByLabel(/^How many people/);

/** The answers reach the address once the visitor rests. */
const answered = (page: Page, part: string) => expect(page).toHaveURL((url) => url.hash.includes(part));

const plant =
  '#v1&step=takes&sector=factory&named=iso-14001,iso-45001&people=140&work=paper&joint=yes&state=none' +
  '&by=2027-06-30&kind=certificate&a=s3.3,s14.0,e6.1';

test('a manager with a letter of a buyer leaves with a plan, and nothing is asked of the network', async ({
  page,
  baseURL,
}) => {
  const complaints = await listenForComplaints(page, baseURL);
  await open(page);
  await need(page).getByRole('radio', { name: 'Make other goods' }).check();
  await expect(need(page).getByText('Nothing here points to a standard yet.')).toBeVisible();
  // All that the page loads by itself is there.
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The browser looks at the icon again when the address changes.
    if (!request.url().endsWith('/favicon.svg')) requests.push(request.url());
  });

  await need(page).getByText('Does the buyer name a standard?', { exact: true }).first().click();
  for (const name of ['ISO 14001:2015', 'ISO 45001:2018'])
    await need(page).getByRole('checkbox', { name }).check();
  await need(page).getByRole('checkbox', { name: 'European Union' }).check();
  await expect(need(page).getByText('Not what it seems · Maker')).toBeVisible();

  await people(page).fill('140');
  await takes(page).getByLabel('What work is it?').selectOption({ label: 'Paper, board, printing' });
  await expect(takes(page).getByLabel('Safety risk')).toHaveValue('medium');
  await takes(page).getByRole('radio', { name: 'Yes' }).check();
  await takes(page).getByRole('radio', { name: 'Little is written' }).check();
  await takes(page).getByRole('radio', { name: 'Certificate needed by' }).check();
  await takes(page).getByRole('textbox', { name: 'Certificate needed by' }).fill('2027-06-30');
  await expect(takes(page).getByText(/^10 to 21\.5 auditor days .* The table says 18\.$/)).toBeVisible();
  await expect(takes(page).getByText(/^Possible, without slack\. Begin by 14 December 2026/)).toBeVisible();

  const scope = ready(page).getByRole('group', { name: /Is the scope written/ });
  await scope.getByRole('radio', { name: 'Not yet' }).check();
  await expect(ready(page).getByRole('listitem').filter({ hasText: 'Is the scope written' })).toBeVisible();

  await expect(take(page).getByLabel('Message', { exact: true })).toHaveValue(
    /140 people.*quickest end 6 June 2027/,
  );
  await answered(page, 'a=s3.0');
  expect(requests).toEqual([]);

  const address = page.url();
  await page.reload();
  await expect(people(page)).toHaveValue('140');
  await expect(scope.getByRole('radio', { name: 'Not yet' })).toBeChecked();
  expect(page.url()).toBe(address);
  expect(complaints).toEqual([]);
});

test('Back and forward go from step to step, and no answer is lost on the way', async ({ page }) => {
  await open(page, '#need');
  await need(page).getByRole('radio', { name: 'Medical laboratory' }).check();
  await answered(page, 'sector=medlab');
  await page.getByRole('link', { name: '2 What it takes' }).click();
  await answered(page, 'step=takes&sector=medlab');
  await people(page).fill('28');
  await answered(page, 'people=28');
  await page.goBack();
  await answered(page, 'step=need&sector=medlab&people=28');
  await expect(people(page)).toHaveValue('28');
  await page.goForward();
  await answered(page, 'step=takes&sector=medlab&people=28');
});

test('a service page leads to its days and months, with its standard chosen', async ({ page }) => {
  await page.goto('/iso14001Main');
  await page.getByRole('link', { name: 'Days and months for ISO 14001:2015' }).click();
  await expect(takes(page).getByRole('checkbox', { name: 'ISO 14001:2015' })).toBeChecked();
  await expect(takes(page).getByRole('heading', { level: 2 })).toBeInViewport();
  await page.goBack();
  await expect(page).toHaveURL('/iso14001Main');
});

test('what is answered as the page is left is written to no other page', async ({ page }) => {
  await open(page);
  await people(page).fill('140');
  await answered(page, 'people=140');
  await people(page).fill('150');
  await page.locator('body > header').getByRole('link').first().click();
  await expect(page).toHaveURL('/');
  // Longer than answers take to be written.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  await expect(page).toHaveURL('/');
});

test('what is chosen before the script comes still counts', async ({ page }) => {
  const release = await holdBack(page, '**/data/plan.*.json');
  await load(page);
  await need(page).getByRole('radio', { name: 'Medical laboratory' }).check();
  await people(page).fill('28');
  release();
  await expect(need(page).getByRole('heading', { name: 'ISO 15189:2012' })).toBeVisible();
  await expect(people(page)).toHaveValue('28');
  await answered(page, 'sector=medlab&people=28');
});

test('where the script does not come it says so, and the tables are there', async ({ page }) => {
  await page.route('**/data/plan.*.json', (route) => route.abort());
  await load(page);
  await expect(page.getByText('This step needs the network once.')).toBeVisible();
  const days = page.getByRole('region', { name: 'Auditor days, by people' });
  await days.getByRole('button', { name: /^Show all/ }).click();
  await expect(days.getByRole('table')).toBeVisible();
});

test('a browser that keeps nothing says so, and the plan goes on', async ({ page }) => {
  await breakStorage(page, 'full');
  await open(page, plant);
  const keep = page.getByRole('checkbox', { name: 'Keep my answers in this browser' });
  await keep.click();
  await expect(page.getByText('This browser keeps nothing.')).toBeVisible();
  await expect(keep).not.toBeChecked();
  await expect(people(page)).toHaveValue('140');
});

test('answers stay on this device once that is asked for, and are forgotten with one press', async ({
  page,
}) => {
  await open(page, plant);
  await page.getByRole('checkbox', { name: 'Keep my answers in this browser' }).check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plan'))).toContain('people=140');
  await page.goto('/plan');
  await expect(people(page)).toHaveValue('140');
  await page.getByRole('button', { name: 'Clear all answers' }).click();
  await expect(people(page)).toHaveValue('');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('the plan is taken away as a calendar and a table', async ({ page }) => {
  await open(page, plant);
  for (const [name, file] of [
    ['Calendar file', 'plan.ics'],
    ['Open points (CSV)', 'open-points.csv'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      take(page).getByRole('button', { name }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file);
  }
});
