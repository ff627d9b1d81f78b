import { expect, test } from '@playwright/test';
import { pageAt } from '../../html/documents.ts';
import { withMotion } from '../helpers/motion.ts';

test.use(withMotion);

test('after twenty changes of page nothing is left of the pages that have gone', async ({ page }) => {
  test.slow();
  // Fading from page to page takes time, and holds nothing.
  await page.addInitScript(() => Object.assign(document, { startViewTransition: undefined }));
  await page.goto('/');
  const browser = await page.context().newCDPSession(page);
  /** How many documents, nodes and listeners there are. What a timer or an observer goes on with is among the nodes. */
  const held = async () => {
    await page.requestGC();
    return browser.send('Memory.getDOMCounters');
  };
  const goTo = async (address: string) => {
    await page
      .locator(`body > footer a[href^="${address}"], body > header a[href="${address}"]`)
      .first()
      .dispatchEvent('click');
    await expect(page).toHaveTitle(pageAt(address).title);
    // The focus comes when the page has been painted, and its behaviours begin with it.
    await expect(page.locator('main')).toBeFocused();
    // What comes in and counts is watched from the first scroll on.
    await page.evaluate(
      () =>
        new Promise((scrolled) => {
          addEventListener('scroll', scrolled, { once: true });
          scrollBy({ top: 1, behavior: 'instant' });
        }),
    );
  };
  const round = ['/about', '/services', '/iso22000Main', '/all-iso', '/'];
  for (const address of round) await goTo(address);
  const once = await held();
  for (let turn = 0; turn < 4; turn += 1) for (const address of round) await goTo(address);
  for (const kind of ['jsEventListeners', 'nodes'] as const)
    await expect.poll(async () => (await held())[kind], kind).toBeLessThanOrEqual(once[kind]);
});
