import type { Page } from '@playwright/test';

/** The lines of an opening that the lower edge of the first view cuts through: of the window, or of the bar at its foot. */
export const cutByFold = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const bar = document.querySelector('body > aside:last-of-type');
    const isBar = bar && getComputedStyle(bar).position === 'fixed';
    const fold = isBar ? bar.getBoundingClientRect().top : innerHeight;
    const opening = document.querySelector('main [data-zoom], main #home, main > :first-child');
    const texts = document.createTreeWalker(opening ?? document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const found: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      if (!node.textContent?.trim() || !node.parentElement?.checkVisibility({ visibilityProperty: true }))
        continue;
      if (node.parentElement.closest('[data-visually-hidden]')) continue;
      if (getComputedStyle(node.parentElement).contentVisibility === 'hidden') continue;
      range.selectNodeContents(node);
      // A line reaches a little further than its letters.
      const isCut = [...range.getClientRects()].some(
        ({ top, bottom, height }) => top + height * 0.2 < fold && bottom - height * 0.2 > fold,
      );
      if (isCut) found.push(`cut by the fold at ${fold}: ${node.textContent.trim().slice(0, 40)}`);
    }
    return found;
  });
