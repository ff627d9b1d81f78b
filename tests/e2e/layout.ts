import type { Page } from '@playwright/test';

/**
 * What sticks out of the page to the right, at each of the given widths; nothing when no page can be scrolled
 * sideways. Resizes the page.
 */
export const overflowAt = async (page: Page, widths: readonly number[]): Promise<string[]> => {
  const height = page.viewportSize()?.height ?? 900;
  const found: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    found.push(...(await page.evaluate(overflow)));
  }
  return found;
};

/** Runs in the page. */
const overflow = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  // The innermost elements that stick out: what holds them sticks out because of them.
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => element.getBoundingClientRect().right > clientWidth + 0.5 && element.checkVisibility(),
  );
  const innermost = out.filter(
    (element) => !out.some((other) => other !== element && element.contains(other)),
  );
  const names = innermost.map((element) => `${element.localName}.${element.getAttribute('class')}`);
  return [`${scrollWidth} px wide at ${clientWidth} px: ${[...new Set(names)].slice(0, 5).join(', ')}`];
};

/** The telephone numbers that are broken over two lines. */
export const brokenNumbers = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('a[href^="tel:"]')].flatMap((link) => {
      const text = document.createTreeWalker(link, NodeFilter.SHOW_TEXT);
      while (text.nextNode()) {
        if (!/\d{2}/.test(text.currentNode.textContent ?? '')) continue;
        const range = document.createRange();
        range.selectNodeContents(text.currentNode);
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (lines.size > 1) return [`${link.textContent?.trim()} in ${lines.size} lines`];
      }
      return [];
    }),
  );
