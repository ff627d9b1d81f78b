import { expect, test } from '@playwright/test';

test('HTML comes into a page through the router alone', async ({ page }) => {
  await page.goto('/hr');
  const passed = await page.evaluate(() => {
    const ways: Record<string, () => void> = {
      'an element': () => {
        document.body.innerHTML += '<p>Injected</p>';
      },
      'beside an element': () => document.body.insertAdjacentHTML('beforeend', '<p>Injected</p>'),
      'a document': () => new DOMParser().parseFromString('<p>Injected</p>', 'text/html'),
      'a policy of its own': () => window.trustedTypes?.createPolicy('other', { createHTML: (html) => html }),
      "the router's policy": () =>
        window.trustedTypes?.createPolicy('router', { createHTML: (html) => html }),
    };
    return Object.keys(ways).filter((way) => {
      try {
        ways[way]?.();
        return true;
      } catch {
        return false;
      }
    });
  });
  expect(passed).toEqual([]);
  // And the router's way is open.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Inventory Management Services' }).click();
  await expect(page.locator('h1')).toContainText('Inventory');
  expect(await page.evaluate(() => performance.getEntriesByType('navigation')[0]?.name)).toContain('/hr');
});
