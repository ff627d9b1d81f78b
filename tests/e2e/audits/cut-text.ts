import type { Page } from '@playwright/test';

/** The texts of which a part is cut off by a box that hides what does not fit, or by the edge of the page. */
export const cutTexts = (page: Page): Promise<string[]> => page.evaluate(findCutTexts);

/** Runs in the page. */
const findCutTexts = () => {
  const slack = 2;
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const clipping = new Map<Element, { x: boolean; y: boolean; box: DOMRect }>();
  for (const element of document.body.querySelectorAll('*')) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const [x, y] = [clips(overflowX), clips(overflowY)];
    if (x || y) clipping.set(element, { x, y, box: element.getBoundingClientRect() });
  }
  const isCut = (rect: DOMRect, start: Element) => {
    for (let element: Element | null = start; element; element = element.parentElement) {
      const clip = clipping.get(element);
      if (clip?.x && (rect.left < clip.box.left - slack || rect.right > clip.box.right + slack)) return true;
      if (clip?.y && (rect.top < clip.box.top - slack || rect.bottom > clip.box.bottom + slack)) return true;
    }
    return false;
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const parent = node.parentElement;
    // What is hidden from screen readers repeats, in large figures, what stands beside it.
    if (!parent || parent.closest('[aria-hidden="true"]')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (getComputedStyle(parent).contentVisibility === 'hidden') continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    if (rects.some((rect) => isCut(rect, parent))) found.push(node.textContent?.trim().slice(0, 60) ?? '');
  }
  return found;
};
