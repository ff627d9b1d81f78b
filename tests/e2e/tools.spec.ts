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

  test('a visitor puts four standards side by side, looks at each beside the first, goes and comes back, and nothing is asked of the network', async ({
    page,
    baseURL,
  }) => {
    const { complaints, requests } = await open(page, '/compare', baseURL);
    const tile = (sign: string) => page.getByRole('button', { name: new RegExp(`^${sign} `) });
    for (const sign of ['9001', '14001', '22000', '27001']) await tile(sign).tap();
    await page.getByRole('link', { name: 'See it', exact: true }).tap();
    const address = '/compare#v1&std=iso-9001,iso-14001,iso-22000,iso-27001';
    await expect(page).toHaveURL(address);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeFocused();
    await expect(heading).toBeInViewport();
    const heads = page.locator('thead:visible th[scope="col"]');
    await expect(heads).toHaveText([/^9001/, /^14001/]);
    // No taller than what one looks through, no wider than the page, no answer of more than five lines.
    const measures = await page.evaluate(() => ({
      height: document.querySelector('main')?.getBoundingClientRect().height,
      over: document.documentElement.scrollWidth - innerWidth,
      lines: Math.max(
        ...[...document.querySelectorAll('td > div > :last-child, dd')].map(
          (text) =>
            text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight),
        ),
      ),
    }));
    expect(measures.height).toBeLessThan(3500);
    expect(measures.over).toBe(0);
    expect(Math.round(measures.lines)).toBeLessThanOrEqual(5);
    await page.getByText('27001', { exact: true }).and(page.locator('label > span')).tap();
    await expect(heads).toHaveText([/^9001/, /^27001/]);
    expect(requests).toEqual([]);
    await page.goBack();
    await expect(page).toHaveURL('/compare#v1&view=board&std=iso-9001,iso-14001,iso-22000,iso-27001');
    await expect(tile('27001')).toHaveAttribute('aria-pressed', 'true');
    await page.goForward();
    await page.reload();
    await expect(heads).toHaveText([/^9001/, /^14001/]);
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
