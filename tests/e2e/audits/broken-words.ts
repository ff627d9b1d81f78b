import type { Audit } from '../helpers/audited.ts';
import { type ShownText, shownTexts } from './shown-texts.ts';

/** Words and telephone numbers that a line's end breaks, and headings of more than five lines. */
export const brokenWords: Audit = async (page) => page.evaluate(findBroken, await shownTexts(page));

/** Runs in the page. */
const findBroken = (texts: ShownText[]) => {
  const range = document.createRange();
  /** The lines the range stands on, by their upper edges. */
  const linesOfRange = () => {
    const tops = [...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top);
    return new Set(tops.map((top) => Math.round(top / 4))).size;
  };
  const found: string[] = [];
  for (const { node, lines } of texts) {
    if (lines.length < 2) continue;
    // A line may end after a hyphen, a dash or a slash; addresses of mail and pages break where they must.
    for (const { 0: word, index } of (node.textContent ?? '').matchAll(
      /\+\d[\d ]{6,}\d|[^\s\u2010-\u2014/-]{2,}/g,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (!word.includes('@') && linesOfRange() > 1) found.push(`broken: ${word}`);
    }
  }
  for (const heading of new Set(texts.map(({ element }) => element.closest('h1, h2, h3')))) {
    if (!heading) continue;
    range.selectNodeContents(heading);
    const { lineHeight } = getComputedStyle(heading);
    const lines = range.getBoundingClientRect().height / Number.parseFloat(lineHeight);
    if (lines > 5.5) found.push(`${Math.round(lines)} lines: ${heading.textContent}`);
  }
  return found;
};
