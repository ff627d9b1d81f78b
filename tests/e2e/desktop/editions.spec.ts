import { expect, type Page, test } from '@playwright/test';
import { isPublished } from '#tests/published.ts';

/** The register as a visitor sees it on a day: the cells for the last new certificate and for the end, by standard. */
const registerOn = async (page: Page, day: string) => {
  await page.clock.setFixedTime(new Date(`${day}T12:00:00`));
  await page.goto('/editions');
  return (named: string) => page.getByRole('row', { name: named }).getByRole('cell');
};

// The days are those of the fact sheet, section 2.
test('counts each state of an edition on 21 November 2026', async ({ page }) => {
  test.skip(!isPublished('/iso9001Main') || !isPublished('/fssc22000Main'), 'two of the states are theirs');
  const cells = await registerOn(page, '2026-11-21');
  // Current: nothing ends.
  await expect(cells('ISO 13485:2016')).toContainText([
    'Current',
    '2016',
    'None known to us',
    'None: current edition',
    'None: current edition',
  ]);
  // In transition.
  await expect(cells('ISO 9001:2015')).toContainText([
    'In transition',
    '',
    'ISO 9001:2026',
    '496 days left',
    '1,044 days left',
  ]);
  // Under a year to the first of two dates.
  await expect(cells('FSSC 22000')).toContainText([
    'In transition',
    '',
    'Version 7',
    '160 days left',
    '526 days left',
  ]);
  await expect(page.locator('#fssc-22000 [data-state="near"]')).toHaveText('160 days left');
  // Over.
  await expect(cells('ISO 15189:2012')).toContainText([
    'Ended',
    '',
    'ISO 15189:2022',
    'None: the transition is over',
    'Passed',
  ]);
  // In transition to an end that could not be confirmed, and a date of one body alone: it is not counted.
  await expect(cells('ISO 37001:2016')).toContainText([
    'In transition',
    '',
    'ISO 37001:2025',
    'Not confirmed: ask your certification body now',
    'There is an end, but we could not confirm it',
  ]);
  await expect(cells('ISO 14001:2015').nth(3)).toContainText(/31 October 2027.*One source/);
  await expect(cells('ISO 14001:2015').nth(3)).not.toContainText('days left');
});

test('the last day counts nought, the next one has passed', async ({ page }) => {
  test.skip(!isPublished('/iso9001Main'), 'the day is one of ISO 9001');
  let cells = await registerOn(page, '2029-09-30');
  await expect(cells('ISO 9001:2015').nth(4)).toContainText('0 days left');
  cells = await registerOn(page, '2029-10-01');
  await expect(cells('ISO 9001:2015').nth(4)).toContainText('Passed');
});

test('says by itself when it was checked more than 180 days ago', async ({ page }) => {
  const warning = page.getByText(/last checked on 21 November 2026, more than 180 days ago/);
  await registerOn(page, '2027-05-20');
  await expect(warning).toBeHidden();
  await registerOn(page, '2027-05-21');
  await expect(warning).toBeVisible();
});

test('opens the register row of a standard from its page', async ({ page }) => {
  await page.goto('/iso22000Main');
  await page.locator('#edition').getByRole('link').click();
  await expect(page).toHaveURL('/editions');
});
