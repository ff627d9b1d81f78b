import { expect, test } from '@playwright/test';
import { isPublished } from '#tests/published.ts';
import { listenForComplaints } from '../complaints.ts';

test('a visitor puts three standards side by side, follows one, comes back, and nothing is asked of the network', async ({
  page,
  baseURL,
}) => {
  test.skip(!isPublished('/iso9001Main'), 'ISO 9001 is one of the three');
  const complaints = await listenForComplaints(page, baseURL);
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00'));
  await page.goto('/compare');
  const chosen = page.getByRole('region', { name: 'Side by side' });
  await chosen.getByLabel('Standard 1', { exact: true }).selectOption({ label: 'ISO 15189:2012' });
  await expect(page).toHaveURL('/compare#v1&std=iso-15189');
  // All that the page loads by itself is there.
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    // The browser looks at the icon again when the address changes.
    if (!request.url().endsWith('/favicon.svg')) requests.push(request.url());
  });
  await chosen.getByLabel('Standard 2', { exact: true }).selectOption({ label: 'ISO 9001:2015' });
  await expect(chosen.getByText(/no longer accepted since 6 December 2025/)).toBeVisible();
  await chosen.getByLabel('Standard 3 (optional)').selectOption({ label: 'ISO 13485:2016' });
  const facts = chosen.getByRole('table', { name: 'By consequence' });
  await expect(facts.getByRole('row', { name: /^Leads to/ }).getByRole('cell')).toHaveText([
    'Accreditation',
    'Certificate',
    'Certificate, no approval of a device',
  ]);
  await expect(page).toHaveURL('/compare#v1&std=iso-15189,iso-9001,iso-13485');
  // The table keeps within the page, on the phone as well.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  expect(requests).toEqual([]);

  await chosen.getByRole('link', { name: 'ISO 9001, ISO 13485' }).click();
  await expect(page).toHaveURL('/compare/iso-9001-iso-13485');
  await page.goBack();
  await expect(page).toHaveURL('/compare#v1&std=iso-15189,iso-9001,iso-13485');
  await expect(facts.getByRole('columnheader').getByRole('link')).toHaveCount(3);

  await page.reload();
  await expect(facts.getByRole('columnheader').getByRole('link')).toHaveCount(3);
  await expect(chosen.getByLabel('Standard 3 (optional)')).toHaveValue('iso-13485');
  await chosen.getByRole('button', { name: 'Clear the choice' }).click();
  await expect(page).toHaveURL('/compare');
  await expect(facts).toHaveCount(0);
  expect(complaints).toEqual([]);
});
