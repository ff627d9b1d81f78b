import { expect, type Page, test } from '@playwright/test';
import { listenForComplaints } from './helpers/complaints.ts';
import { phone } from './helpers/devices.ts';
import { holdBack } from './helpers/hold-back.ts';
import { untilIslandsAnswer } from './helpers/islands.ts';
import { breakStorage } from './helpers/storage.ts';

test.use(phone);

const open = async (page: Page, fragment = '') => {
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00'));
  await page.goto(`/plan${fragment}`);
  await untilIslandsAnswer(page);
};

const step = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const need = (page: Page) => step(page, 'What you need');
const takes = (page: Page) => step(page, 'What it takes');
const ready = (page: Page) => step(page, 'How ready you are');
const take = (page: Page) => step(page, 'Take it with you');
const people = (page: Page) => takes(page).getByLabel(/^How many people/);
/** The answers reach the address once the visitor rests. */
const answered = (page: Page, part: string) => expect(page).toHaveURL((url) => url.hash.includes(part));

test('a manager with a letter of a buyer leaves with a plan, and nothing is asked of the network', async ({
  page,
  baseURL,
}) => {
  const complaints = await listenForComplaints(page, baseURL);
  await open(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The browser looks at the icon again when the address changes.
    if (!request.url().endsWith('/favicon.svg')) requests.push(request.url());
  });
  await need(page).getByRole('radio', { name: 'Make other goods' }).check();
  await need(page).getByText('Does the buyer name a standard?', { exact: true }).first().click();
  for (const name of ['ISO 14001:2015', 'ISO 45001:2018'])
    await need(page).getByRole('checkbox', { name }).check();
  await people(page).fill('140');
  await takes(page).getByLabel('What work is it?').selectOption({ label: 'Paper, board, printing' });
  await takes(page).getByRole('radio', { name: 'Certificate needed by' }).check();
  await takes(page).getByRole('textbox', { name: 'Certificate needed by' }).fill('2027-06-30');
  // Days and months, both standards at once.
  await expect(
    takes(page)
      .getByText(/^[\d.]+ to [\d.]+ auditor days/)
      .first(),
  ).toBeVisible();
  await expect(
    takes(page)
      .getByText(/Begin by \d+ \w+ 202\d/)
      .first(),
  ).toBeVisible();
  const scope = ready(page).getByRole('group', { name: /Is the scope written/ });
  await scope.getByRole('radio', { name: 'Not yet' }).check();
  await expect(ready(page).getByRole('listitem').filter({ hasText: 'Is the scope written' })).toBeVisible();
  await expect(take(page).getByLabel('Message', { exact: true })).toHaveValue(/140 people/);
  await answered(page, 'a=s3.0');
  expect(requests).toEqual([]);

  const address = page.url();
  await page.reload();
  await expect(people(page)).toHaveValue('140');
  await expect(scope.getByRole('radio', { name: 'Not yet' })).toBeChecked();
  expect(page.url()).toBe(address);
  for (const [name, file] of [
    ['Calendar file', 'plan.ics'],
    ['Open points (CSV)', 'open-points.csv'],
  ] as const) {
    const download = page.waitForEvent('download');
    await take(page).getByRole('button', { name }).click();
    expect((await download).suggestedFilename()).toBe(file);
  }
  expect(complaints).toEqual([]);
});

test('Back and forward go from step to step without losing an answer, and nothing is written to another page', {
  tag: '@night',
}, async ({ page }) => {
  await page.clock.install();
  await page.goto('/plan#need');
  await untilIslandsAnswer(page);
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
  // Left while an answer still waits to be written.
  await people(page).fill('150');
  await page.locator('body > header').getByRole('link').first().dispatchEvent('click');
  await expect(page).toHaveURL('/');
  await page.clock.fastForward(2000);
  await expect(page).toHaveURL('/');
});

test('what is chosen before the script comes still counts; where it never comes, the page says so and has the tables', {
  tag: '@night',
}, async ({ page }) => {
  const release = await holdBack(page, '**/data/plan.*.json');
  await page.goto('/plan');
  await need(page).getByRole('radio', { name: 'Medical laboratory' }).check();
  await people(page).fill('28');
  release();
  await expect(need(page).getByRole('heading', { name: 'ISO 15189:2012' })).toBeVisible();
  await expect(people(page)).toHaveValue('28');
  await answered(page, 'sector=medlab&people=28');

  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/data/plan.*.json', (route) => route.abort());
  await page.goto('about:blank');
  await page.goto('/plan');
  await expect(page.locator('[data-island-missing]').first()).toBeVisible();
  const days = page.getByRole('region', { name: 'Auditor days, by people' });
  await days.getByRole('button', { name: /^Show all/ }).click();
  await expect(days.getByRole('table')).toBeVisible();
});

const answers = '#v1&step=takes&named=iso-14001&people=140&work=paper';

test('answers stay on this device once that is asked for, and are forgotten with one press', {
  tag: '@night',
}, async ({ page }) => {
  await open(page, answers);
  await page.getByRole('checkbox', { name: 'Keep my answers in this browser' }).check();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('plan'))).toContain('people=140');
  await page.goto('about:blank');
  await open(page);
  await expect(people(page)).toHaveValue('140');
  await page.getByRole('button', { name: 'Clear all answers' }).click();
  await expect(people(page)).toHaveValue('');
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test('a browser that keeps nothing says so, and the plan goes on', { tag: '@night' }, async ({ page }) => {
  await breakStorage(page, 'full');
  await open(page, answers);
  const keep = page.getByRole('checkbox', { name: 'Keep my answers in this browser' });
  await keep.click();
  await expect(page.getByText('This browser keeps nothing.')).toBeVisible();
  await expect(keep).not.toBeChecked();
  await expect(people(page)).toHaveValue('140');
});
