import type { Page } from '@playwright/test';
import type { Audit } from '../helpers/audited.ts';

/** A text that one can see, its element, and the boxes of its lines. */
export type ShownText = { text: string; node: Node; element: Element; lines: DOMRect[] };

/** The texts inside the first element of a selector that one can see as the page stands: for what runs in the page. */
export const shownTexts = (page: Page, within = 'body') => page.evaluateHandle(find, within);

/** An audit of those texts that runs in the page. */
export const ofTexts =
  (within: string, find: (texts: ShownText[]) => string[]): Audit =>
  async (page) =>
    page.evaluate(find, await shownTexts(page, within));

/** Runs in the page. */
const find = (within: string) => {
  const root = document.querySelector(within) ?? document.createElement('p');
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: ShownText[] = [];
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const element = node.parentElement;
    const text = node.textContent?.trim();
    if (!text || !element?.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('[data-visually-hidden]')) continue;
    if (getComputedStyle(element).contentVisibility === 'hidden') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    found.push({ text, node, element, lines: [...range.getClientRects()] });
  }
  return found;
};
