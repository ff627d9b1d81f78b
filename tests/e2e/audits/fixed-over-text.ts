import type { Audit } from './audit.ts';

/**
 * Texts that what is fixed to the window lies on: in the first view, and wherever the page is scrolled to. A bar across the
 * whole window is its edge; what else is fixed has to stand beside the text. The header, and the link past it, are not looked at.
 */
export const fixedOverText: Audit = async (page) => {
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const first = await page.evaluate(findUnder, false);
  await page.evaluate(() => scrollTo({ top: 400, behavior: 'instant' }));
  // The words of the chat link fold once the header knows that the page was scrolled.
  await page.waitForFunction(() => scrollY <= 120 || document.querySelector('[data-scrolled]'));
  const later = await page.evaluate(findUnder, true);
  return [...new Set([...first, ...later])];
};

/** Runs in the page: with `anywhere`, a text is covered when it can be scrolled to below what is fixed. */
const findUnder = (anywhere: boolean) => {
  const fixed = [...document.querySelectorAll('main a, body > aside, body > aside a')].filter(
    (element) => getComputedStyle(element).position !== 'static' && element.checkVisibility(),
  );
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const bars = fixed.map(boxOf).filter(({ width }) => width >= document.documentElement.clientWidth);
  const links = fixed.filter((element) => {
    const { top, bottom } = boxOf(element);
    const isInBar = bars.some((bar) => top >= bar.top && bottom <= bar.bottom);
    return getComputedStyle(element).position === 'fixed' && !isInBar;
  });
  const boxes = links.map(boxOf);
  if (boxes.length === 0) return [];
  const isRead = ({ parentElement: parent, textContent }: Node) =>
    textContent?.trim() &&
    parent?.checkVisibility({ visibilityProperty: true }) &&
    !parent.closest('[data-visually-hidden], header, aside, body > a') &&
    getComputedStyle(parent).contentVisibility !== 'hidden' &&
    !links.some((link) => link.contains(parent));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const found: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    range.selectNodeContents(node);
    const isUnder = [...range.getClientRects()].some((line) =>
      boxes.some((box) => {
        const isBeside = line.right <= box.left + 1 || line.left >= box.right - 1;
        return !isBeside && (anywhere || (line.bottom > box.top && line.top < box.bottom));
      }),
    );
    // Asked last: it takes longer than where a text stands.
    if (isUnder && isRead(node)) found.push(`under what is fixed: ${node.textContent?.trim().slice(0, 40)}`);
  }
  return found;
};
