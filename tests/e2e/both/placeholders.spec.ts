import { expect, type Page, test } from '@playwright/test';
import { content } from '#tests/html/content.ts';
import { pageAt } from '#tests/html/documents.ts';
import { followFooterLink } from '../footer.ts';
import { holdBack } from '../hold-back.ts';
import { picturePaths } from '../picture-paths.ts';

const box = (page: Page, frame: string) =>
  page.evaluate((kind) => {
    const place = document.querySelector(`img[data-frame="${kind}"]`)?.closest('li, div');
    const { width = 0, height = 0 } = place?.getBoundingClientRect() ?? {};
    return [width, height];
  }, frame);

/** Opens a page whose pictures of one kind do not come, and goes to where they would be. */
const openWithout = async (page: Page, address: string, frame: string) => {
  await page.goto(address);
  const paths = await picturePaths(page.locator(`img[data-frame="${frame}"]`));
  const whole = await box(page, frame);
  await page.route(
    (url) => paths.includes(url.pathname),
    (route) => route.abort(),
  );
  await page.goto(address);
  await page.locator(`img[data-frame="${frame}"]`).first().scrollIntoViewIfNeeded();
  return whole;
};

for (const [frame, address, words, alternative] of [
  ['logo', '/about', 'Logo Error', content.clients[0]?.name ?? ''],
  ['photo', '/team', 'No Image', content.team.chairman.name],
] as const) {
  test(`a ${frame} that does not come makes way for '${words}'; its space and its text stay`, async ({
    page,
  }) => {
    const whole = await openWithout(page, address, frame);
    await expect(page.getByText(words).first()).toBeVisible();
    const image = page.locator(`img[data-frame="${frame}"]`).first();
    await expect(image).toHaveAttribute('alt', new RegExp(alternative));
    await expect(
      image.locator('xpath=ancestor::*[self::li or self::div][1]//*[name()="svg"]').first(),
    ).toBeVisible();
    expect(await box(page, frame)).toEqual(whole);
  });
}

test('also when it failed before script ran, and where the page came without a load', async ({ page }) => {
  await page.goto('/team');
  const paths = await picturePaths(page.locator('img[data-frame="photo"]').first());
  const isOfPhoto = (url: URL) => paths.includes(url.pathname);
  const release = await holdBack(page, '**/*.js');
  await page.route(isOfPhoto, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (request) => isOfPhoto(new URL(request.url())));
  await page.goto('/team', { waitUntil: 'commit' });
  await failed;
  await expect(page.getByText('No Image')).toHaveCount(0);
  release();
  await expect(page.getByText('No Image').first()).toBeVisible();

  await followFooterLink(page, 'HR Consulting Services');
  await expect(page).toHaveTitle(pageAt('/hr').title);
  await page.goBack();
  await expect(page.getByText('No Image').first()).toBeVisible();
});
