import type { Audit } from './audit.ts';

/** The telephone numbers that are broken over two lines. */
export const brokenNumbers: Audit = (page) =>
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
