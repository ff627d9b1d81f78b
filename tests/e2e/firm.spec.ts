import { expect, type Page, test } from '@playwright/test';
import { content } from '../html/content.ts';
import { pageAt } from '../html/documents.ts';
import { holdBack } from './helpers/ready.ts';
import { followFooterLink } from './helpers/shell.ts';

test('contact copies number and addresses, says so, and has a card', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  const copied: string[] = [];
  for (const button of await page.locator('main button[data-copy]').all()) {
    await button.click();
    await expect(button.locator('xpath=..').getByRole('status')).toHaveText('Copied');
    copied.push(await page.evaluate(() => navigator.clipboard.readText()));
  }
  const { address, emails, phones } = content.firm;
  expect(copied).toEqual([
    phones.office.number,
    emails.general.address,
    [address.street, address.city, address.country].join(', '),
  ]);
  const started = page.waitForEvent('download');
  await page.locator('main a[href$=".vcf"]').first().click();
  expect((await started).suggestedFilename()).toBe('contact.vcf');
});

const frameSize = (page: Page, frame: string) =>
  page
    .locator(`:is(li, div):has(> img[data-frame="${frame}"], > picture > img[data-frame="${frame}"])`)
    .first()
    .evaluate((place) => [place.clientWidth, place.clientHeight]);

// Specification, section 8.
for (const [frame, address, words, alternative] of [
  ['logo', '/about', 'Logo Error', content.clients[0]?.name ?? ''],
  ['photo', '/team', 'No Image', content.team.chairman.name],
] as const) {
  test(`a ${frame} that does not come makes way for '${words}' in its space @night`, async ({ page }) => {
    await page.goto(address);
    const whole = await frameSize(page, frame);
    await expect(page.getByText(words)).toHaveCount(0);
    const release = await holdBack(page, '**/_astro/*.js');
    await page.route(/\/(art|media|_astro)\/.*\.(svg|avif|webp|jpe?g|png)$/, (route) => route.abort());
    await page.goto(address, { waitUntil: 'commit' });
    const image = page.locator(`img[data-frame="${frame}"]`).first();
    await image.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    // It has failed.
    await expect(image).toHaveJSProperty('complete', true);
    await expect(image).toHaveJSProperty('naturalWidth', 0);
    await expect(page.getByText(words)).toHaveCount(0);
    release();
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(image).toHaveAttribute('alt', new RegExp(alternative));
    expect(await frameSize(page, frame)).toEqual(whole);
    // And where the page came without a load.
    await followFooterLink(page, 'HR Consulting Services');
    await expect(page).toHaveTitle(pageAt('/hr').title);
    await page.goBack();
    await expect(page.getByText(words).first()).toBeVisible();
  });
}
