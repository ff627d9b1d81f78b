import { expect, test } from '@playwright/test';
import { pageAt, textOf } from '#tests/html/documents.ts';
import { followFooterLink } from '../footer.ts';
import { menuLink, openButton } from '../header.ts';
import { movements, withMotion } from '../motion.ts';

test.use(withMotion);

// Every page has the same script: these two have the most that depends on it.
for (const address of ['/', '/all-iso']) {
  test(`${address} reads and leads on whichever of its scripts does not come`, async ({ page }, {
    project,
  }) => {
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    // The load event waits for the script, the network's rest for what that asks for.
    await page.goto(address);
    await page.waitForLoadState('networkidle');
    expect(scripts.size).toBeGreaterThan(0);
    for (const script of scripts) {
      await page.route(script, (route) => route.abort());
      await page.goto(address);
      await expect(page.locator('h1')).toBeVisible();
      await expect(page.locator('main')).toContainText(textOf(pageAt(address).querySelector('main h2')));
      const unseen = () =>
        [...document.querySelectorAll('[data-reveal]')].filter(
          (part) => getComputedStyle(part).opacity !== '1',
        ).length;
      expect(await page.evaluate(unseen)).toBe(0);
      // No control that would do nothing, and nothing that moves without end.
      await expect(page.locator('[data-needs-script]:visible')).toHaveCount(0);
      expect((await movements(page, 'main')).filter(({ iterations }) => iterations !== 1)).toEqual([]);
      if (project.name === 'phone') await openButton(page).tap();
      else await menuLink(page, 'Services').hover();
      await menuLink(page, 'HACCP').click();
      await expect(page).toHaveURL('/hacpMain');
      await expect(page.locator('h1')).toBeVisible();
      await page.unroute(script);
    }
  });
}

test('a page that cannot be fetched is loaded', async ({ page }) => {
  await page.goto('/contact');
  await page.route('**/hacpMain', (route) =>
    route.request().isNavigationRequest() ? route.continue() : route.abort(),
  );
  await followFooterLink(page, 'HACCP Certification');
  await expect(page).toHaveURL('/hacpMain');
  await expect(page).toHaveTitle(pageAt('/hacpMain').title);
});
