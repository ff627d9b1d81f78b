import type { Page } from '@playwright/test';
import type { Audit } from '../helpers/audited.ts';
import { overflow } from './reflow.ts';
import { type ShownText, shownTexts } from './shown-texts.ts';
import { withStyle } from './with-style.ts';

// WCAG 1.4.12, as it stands there.
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important } p { margin-block-end: 2em !important }';
const doubled = 'html { font-size: 200% !important }';

/** The texts of which a part is cut off by a box that hides what does not fit, or by the edge of the page. */
const cutTexts = async (page: Page) => page.evaluate(findCutTexts, await shownTexts(page));

/** Runs in the page. */
const findCutTexts = (texts: ShownText[]) => {
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
  return (
    texts
      // What is hidden from screen readers repeats, in large figures, what stands beside it.
      .filter(({ element }) => !element.closest('[aria-hidden="true"]'))
      .filter(({ element }) => element.checkVisibility({ opacityProperty: true }))
      .filter(({ element, lines }) =>
        lines.some((line) => line.width > 1 && line.height > 1 && isCut(line, element)),
      )
      .map(({ text }) => text.slice(0, 60))
  );
};

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

/** Runs in the page: the font size of each element with text in CSS pixels, in the order of the document. */
const textSizes = () =>
  [...document.body.querySelectorAll(':not(script, style, template, svg, svg *)')].flatMap((element) => {
    const text = element.textContent?.trim().slice(0, 40);
    return text ? { text, size: Number.parseFloat(getComputedStyle(element).fontSize) } : [];
  });
