import { expect, type Page, test } from '@playwright/test';
import { content } from '../content/this-content.ts';
import { holdBack } from './helpers/ready.ts';
import { followFooterLink, openWithStoppedClock } from './helpers/shell.ts';

// What can be copied, and the card: tests/html.
test('contact copies a number, and says so for four seconds', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openWithStoppedClock(page, '/contact');
  const button = page.locator('main button[data-copy]').first();
  const status = button.locator('xpath=..').getByRole('status');
  await button.click();
  await expect(status).toHaveText('Copied');
  await page.clock.runFor(3900);
  await expect(status).toHaveText('Copied');
  await page.clock.runFor(100);
  await expect(status).toHaveText('');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(content.firm.phones.office.number);
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
    await followFooterLink(page, 'HR Consulting Services', '/hr');
    await page.goBack();
    await expect(page.getByText(words).first()).toBeVisible();
  });
}
