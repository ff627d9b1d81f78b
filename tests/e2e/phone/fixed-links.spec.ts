import { expect, type Page, test } from '@playwright/test';
import { registerAddress, specifiedPages, unknownAddress } from '../../pages.ts';

test.use({ viewport: { width: 320, height: 640 } });

/** The lines of text inside an element that lie under one of the links fixed to the corners of the view. */
const covered = (page: Page, selector: string) =>
  page.evaluate((within) => {
    const fixed = [...document.querySelectorAll('a')].filter(
      (link) => getComputedStyle(link).position === 'fixed' && link.checkVisibility(),
    );
    const texts = document.createTreeWalker(
      document.querySelector(within) ?? document.createElement('p'),
      NodeFilter.SHOW_TEXT,
    );
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode } = texts;
      if (!currentNode.textContent?.trim()) continue;
      if (!currentNode.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
      if (currentNode.parentElement.closest('[data-visually-hidden]')) continue;
      const range = document.createRange();
      range.selectNodeContents(currentNode);
      for (const line of range.getClientRects()) {
        const isUnder = fixed.some((link) => {
          const box = link.getBoundingClientRect();
          const isBeside = line.right <= box.left || line.left >= box.right;
          return !isBeside && line.bottom > box.top && line.top < box.bottom;
        });
        if (isUnder) found.push(currentNode.textContent.trim());
      }
    }
    return { links: fixed.length, found };
  }, selector);

// What lies under a fixed link can be scrolled free, but for what stands at the end of the page.
test('the fixed links cover nothing at the end of any page, nor the text it opens with', async ({ page }) => {
  test.slow();
  for (const address of [...specifiedPages.map((built) => built.address), registerAddress, unknownAddress]) {
    await page.goto(address);
    await page.evaluate(() => document.fonts.ready);
    // The full-screen openings leave the corners free.
    const opening = await covered(page, 'main [data-zoom]');
    expect.soft(opening.links, address).toBeGreaterThan(0);
    expect.soft(opening.found, address).toEqual([]);
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    expect.soft((await covered(page, 'body > footer')).found, address).toEqual([]);
  }
});
