import { expect, test } from '@playwright/test';
import { listenForComplaints } from '../complaints.ts';

test('a buyer holds a certificate against the questions, asks the issuer, and nothing is asked of the network', async ({
  page,
  baseURL,
}) => {
  const complaints = await listenForComplaints(page, baseURL);
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00'));
  await page.goto('/check-certificate');
  const questions = page.getByRole('region', { name: 'The questions' });
  await questions.getByRole('radio', { name: 'A certification or accreditation body' }).check();
  await expect(page).toHaveURL('/check-certificate#v1&issuer=body');
  // All that the page loads by itself is there.
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The browser looks at the icon again when the address changes.
    if (!request.url().endsWith('/favicon.svg')) requests.push(request.url());
  });
  await questions.getByLabel('Standard and edition').selectOption({ label: 'ISO 15189:2012' });
  await expect(questions.getByText('Do not rely on it.', { exact: true })).toBeVisible();
  await expect(questions.getByText(/no longer accepted since 6 December 2025/)).toBeVisible();
  await expect(questions.getByRole('group', { name: /accreditation mark/ })).toBeHidden();
  await questions
    .getByRole('group', { name: 'Is the site named?' })
    .getByRole('radio', { name: 'Not looked' })
    .check();
  await expect(questions.getByText(/Please answer in particular:[\s\S]*- Is the site named\?/)).toBeVisible();
  await expect(page).toHaveURL('/check-certificate#v1&issuer=body&edition=iso-15189@2012&site=unknown');
  expect(requests).toEqual([]);

  await page.reload();
  await expect(questions.getByText('Do not rely on it.', { exact: true })).toBeVisible();
  await questions.getByRole('button', { name: 'Clear all answers' }).click();
  await expect(page).toHaveURL('/check-certificate');
  expect(complaints).toEqual([]);
});
