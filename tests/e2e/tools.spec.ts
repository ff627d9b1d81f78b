import { expect, type Page, test } from '@playwright/test';
import { content } from '../html/content.ts';
import { listenForComplaints } from './helpers/complaints.ts';
import { phone } from './helpers/devices.ts';
import { untilIslandsAnswer } from './helpers/islands.ts';

/** Opens a tool, and notes what it asks of the network from then on, and what it complains of. */
const open = async (page: Page, address: string, baseURL: string | undefined) => {
  const complaints = await listenForComplaints(page, baseURL);
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00'));
  await page.goto(address);
  await untilIslandsAnswer(page);
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The browser looks at the icon again when the address changes.
    if (!request.url().endsWith('/favicon.svg')) requests.push(request.url());
  });
  return { complaints, requests };
};

test.describe('on a telephone', () => {
  test.use(phone);

  test('a visitor puts three standards side by side, follows one, comes back, and nothing is asked of the network', async ({
    page,
    baseURL,
  }) => {
    const { complaints, requests } = await open(page, '/compare', baseURL);
    const chosen = page.getByRole('region', { name: 'Side by side' });
    const choice = (name: RegExp) => chosen.getByRole('combobox', { name });
    await choice(/^Standard 1/).selectOption({ label: 'ISO 15189:2012' });
    await expect(page).toHaveURL('/compare#v1&std=iso-15189');
    await choice(/^Standard 2/).selectOption({ label: 'ISO 9001:2015' });
    await choice(/^Standard 3/).selectOption({ label: 'ISO 13485:2016' });
    const address = '/compare#v1&std=iso-15189,iso-9001,iso-13485';
    await expect(page).toHaveURL(address);
    const heads = chosen.getByRole('table').first().getByRole('columnheader').getByRole('link');
    await expect(heads).toHaveCount(3);
    // The table keeps within the page.
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    expect(requests).toEqual([]);
    await chosen.locator('a[href="/compare/iso-9001-iso-13485"]').click();
    await expect(page).toHaveURL('/compare/iso-9001-iso-13485');
    await page.goBack();
    await expect(page).toHaveURL(address);
    await expect(heads).toHaveCount(3);
    await page.reload();
    await expect(heads).toHaveCount(3);
    await expect(choice(/^Standard 3/)).toHaveValue('iso-13485');
    await chosen.getByRole('button', { name: 'Clear the choice' }).click();
    await expect(page).toHaveURL('/compare');
    await expect(heads).toHaveCount(0);
    expect(complaints).toEqual([]);
  });
});

test('a buyer holds a certificate against the questions, asks the issuer, and nothing is asked of the network', async ({
  page,
  baseURL,
}) => {
  const { complaints, requests } = await open(page, '/check-certificate', baseURL);
  const questions = page.getByRole('region', { name: 'The questions' });
  await questions.getByRole('radio', { name: 'A certification or accreditation body' }).check();
  await expect(page).toHaveURL('/check-certificate#v1&issuer=body');
  const site = questions.getByRole('group', { name: 'Is the site named?' });
  await site.getByRole('radio', { name: 'Not checked' }).check();
  await expect(questions.getByText(/Please answer in particular:[\s\S]*- Is the site named\?/)).toBeVisible();
  await expect(questions.getByRole('group', { name: /accreditation mark/ })).toBeVisible();
  // An edition that has ended: further questions make no difference.
  await questions.getByLabel('Standard and edition').selectOption({ label: 'ISO 15189:2012' });
  await expect(questions.getByText('Do not rely on it.', { exact: true })).toBeVisible();
  await expect(questions.getByRole('group', { name: /accreditation mark/ })).toBeHidden();
  await expect(page).toHaveURL('/check-certificate#v1&issuer=body&site=unknown&edition=iso-15189@2012');
  expect(requests).toEqual([]);
  await page.reload();
  await expect(questions.getByText('Do not rely on it.', { exact: true })).toBeVisible();
  await questions.getByRole('button', { name: 'Clear all answers' }).click();
  await expect(page).toHaveURL('/check-certificate');
  expect(complaints).toEqual([]);
});

test('on the last day of an edition the register counts to nought, and says that it is old', async ({
  page,
}) => {
  const entry = content.editions.find(
    ({ status, ends }) => status === 'in-transition' && ends?.certainty === 'reported',
  );
  if (!entry?.ends) throw new Error('No edition is in transition to a day that is counted.');
  await page.clock.setFixedTime(new Date(`${entry.ends.day}T12:00:00`));
  await page.goto('/iso22000Main');
  await page.locator('#edition a[href^="/editions"]').first().click();
  await expect(page).toHaveURL(/\/editions/);
  const row = page.getByRole('row', { name: entry.named });
  await expect(row.getByRole('cell').nth(4)).toContainText('0 days left');
  await expect(page.getByText(/more than 180 days ago/).first()).toBeVisible();
});
