import type { Audit } from './audit.ts';

/** Words and telephone numbers that a line's end breaks, and headings of more than five lines. */
export const brokenWords: Audit = (page) => page.evaluate(findBroken);

/** Runs in the page. */
const findBroken = () => {
  const isShown = (element: Element | null) =>
    element?.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[data-visually-hidden]') &&
    getComputedStyle(element).contentVisibility !== 'hidden';
  /** The lines a range stands on, by their upper edges. */
  const linesOf = (range: Range) => {
    const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
    return new Set(tops.map((top) => Math.round(top / 4))).size;
  };
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const text = node.textContent ?? '';
    range.selectNodeContents(node);
    if (!text.trim() || range.getClientRects().length < 2 || !isShown(node.parentElement)) continue;
    // A line may end after a hyphen, a dash or a slash; addresses of mail and pages break where they must.
    for (const { 0: word, index } of text.matchAll(/\+\d[\d ]{6,}\d|[^\s\u2010-\u2014/-]{2,}/g)) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (!word.includes('@') && linesOf(range) > 1) found.push(`broken: ${word}`);
    }
  }
  for (const heading of document.querySelectorAll('h1, h2, h3')) {
    range.selectNodeContents(heading);
    const { lineHeight } = getComputedStyle(heading);
    const lines = range.getBoundingClientRect().height / Number.parseFloat(lineHeight);
    if (isShown(heading) && lines > 5.5) found.push(`${Math.round(lines)} lines: ${heading.textContent}`);
  }
  return found;
};
