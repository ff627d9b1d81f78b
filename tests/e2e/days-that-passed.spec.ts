import { expect, test } from '@playwright/test';
import { content } from '../content/this-content.ts';
import { openStarted } from './helpers/ready.ts';

// From when on a check is old: src/site/checks/days.test.ts.
test('days after a transition ended, its page and the register say so; no day is still to come', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2029-10-02T12:00:00'));
  await openStarted(page, '/iso9001Main');
  for (const id of ['superseded-heading', 'edition'])
    await expect(page.locator(`#${id}`)).toContainText('Ended, no longer accepted');
  await expect(page.locator('main')).not.toContainText('In transition');
  const text = await page.locator('main').textContent();
  const days = [...(text ?? '').matchAll(/(since )?30 September 2029(.{0,25})/g)];
  expect(days.length).toBeGreaterThan(1);
  for (const [, since, behind] of days) expect(since ?? behind).toMatch(/since|\[this day has passed\]/);
  // The register counts on a page that comes without a load as well, and says how old it is.
  await page.locator('#edition a[href^="/editions"]').first().click();
  await expect(page).toHaveURL(/\/editions/);
  const row = page.getByRole('row', { name: 'ISO 9001:2015' });
  await expect(row.getByRole('cell').nth(4)).toContainText('Passed');
  await expect(page.getByText(/more than 180 days ago/).first()).toBeVisible();
});

test('the day of a check or a change has not passed unawares', async ({ page }) => {
  const { editions, labels, pages, terms } = content;
  const checked = editions.toSorted((a, b) => a.checkedOn.localeCompare(b.checkedOn)).at(-1);
  const days = [checked?.checkedOn ?? '', ...pages.map(({ changed }) => changed), terms.changed];
  await page.clock.setFixedTime(new Date(Date.parse(`${days.toSorted().at(-1)}T12:00:00`) + 86_400_000));
  const address = pages.find(({ id }) => id === checked?.page)?.address ?? '';
  for (const shown of [address, '/termspolicy']) {
    await openStarted(page, shown);
    await expect(page.locator('main')).not.toContainText(labels.footer.passed);
    await expect(page.locator('[data-stale]:visible')).toHaveCount(0);
  }
});

test('what names a control is not in a copy of the page @night', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openStarted(page, '/services');
  await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body);
    document.execCommand('copy');
  });
  const copy = await page.evaluate(() => navigator.clipboard.readText());
  expect(copy).toContain('HACCP');
  expect(copy).not.toMatch(/\bDetails\b|opens in a new tab|Skip to content/);
});
