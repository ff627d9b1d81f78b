import type { Page } from '@playwright/test';
import type { Audit } from './audit.ts';
import { cutTexts } from './cut-text.ts';
import { overflow } from './reflow.ts';
import { withStyle } from './with-style.ts';

// WCAG 1.4.12, as it stands there.
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';
const doubled = 'html { font-size: 200% !important }';

/** What no longer fits when a reader's own style sheet is added: what was cut off before is so on purpose. */
const faultsUnder = async (page: Page, css: string) => {
  const before = new Set(await cutTexts(page));
  const isTooWide = (await overflow(page)).length > 0;
  return withStyle(page, css, async () => {
    const cut = (await cutTexts(page)).filter((text) => !before.has(text));
    const out = isTooWide ? [] : await overflow(page);
    return [...out, ...cut.map((text) => `cut off: ${text}`)];
  });
};

/** WCAG 1.4.12: nothing is lost when a reader sets lines, letters and words further apart. */
export const textSpacing: Audit = (page) => faultsUnder(page, spacing);

/** WCAG 1.4.4: nothing is lost at 200% text size, and all text but the large grows with it. */
export const largeText: Audit = async (page) => {
  const before = await page.evaluate(textSizes);
  const after = await withStyle(page, doubled, () => page.evaluate(textSizes));
  const rigid = before.filter(({ size }, index) => size < large && (after[index]?.size ?? 0) < 1.9 * size);
  return [
    ...(await faultsUnder(page, doubled)),
    ...rigid.map(({ text, size }) => `does not grow: ${text} (${size} px)`),
  ];
};

// From here on a part of the size may follow the window.
const large = 19;

/** Runs in the page: the font size of each text in CSS pixels, in the order of the document. */
const textSizes = () => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const sizes: { text: string; size: number }[] = [];
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const text = node.textContent?.trim().slice(0, 40);
    if (text && node.parentElement && !node.parentElement.closest('script, style, template, svg'))
      sizes.push({ text, size: Number.parseFloat(getComputedStyle(node.parentElement).fontSize) });
  }
  return sizes;
};
