import { inPage } from '../helpers/audited.ts';
import { ofTexts } from './shown-texts.ts';

// How words are set. All of these run in the page.

/** Words and telephone numbers that a line's end breaks, and headings of more than five lines. */
export const brokenWords = ofTexts('body', (texts) => {
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
});

/** The lines of an opening that the lower edge of the first view cuts through: of the window, or of the bar at its foot. */
export const cutByFold = ofTexts('main [data-zoom], main #home, main > :first-child', (texts) => {
  const bar = document.querySelector('body > aside:last-of-type');
  const isBar = bar && getComputedStyle(bar).position === 'fixed';
  const fold = isBar ? bar.getBoundingClientRect().top : innerHeight;
  // A line reaches a little further than its letters.
  const isCut = ({ top, bottom, height }: DOMRect) =>
    top + height * 0.2 < fold && bottom - height * 0.2 > fold;
  return texts
    .filter(({ lines }) => lines.some(isCut))
    .map(({ text }) => `cut by the fold at ${fold}: ${text.slice(0, 40)}`);
});

/** The words of a page's figure that leave its sheet or lie on each other. */
export const drawnWords = inPage(() => {
  const sheet = document.querySelector('#figure figure svg');
  if (!sheet) return [];
  const slack = 1;
  // A box of text has room for accents above and tails below.
  const empty = 0.16;
  const frame = sheet.getBoundingClientRect();
  const words = [...sheet.querySelectorAll('text > tspan, text:not(:has(tspan))')].map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const air = (bottom - top) * empty;
    return { text: element.textContent, left, right, top: top + air, bottom: bottom - air };
  });
  const outside = words.filter(
    ({ left, right, top, bottom }) =>
      Math.min(left - frame.left, frame.right - right, top - frame.top, frame.bottom - bottom) < -slack,
  );
  /** How far two words lie on each other, across or down, whichever is less. */
  const overlap = (one: (typeof words)[number], other: (typeof words)[number]) =>
    Math.min(
      ...[one.right - other.left, other.right - one.left, one.bottom - other.top, other.bottom - one.top],
    );
  const overlapping = words.flatMap((one, index) =>
    words
      .slice(index + 1)
      .filter((other) => overlap(one, other) > slack)
      .map((other) => `in the figure, one on the other: ${one.text}, ${other.text}`),
  );
  return [...outside.map(({ text }) => `outside its figure: ${text}`), ...overlapping];
});

/**
 * Sentences that are set in columns: in a row or grid, a designation that is kept on one line makes an item of its own
 * between the bare words beside it.
 */
export const partedSentences = inPage(() => {
  const isBare = (node: Node) => node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim());
  const isUnbroken = (element: Element) => element.hasAttribute('data-unbroken');
  return [...document.body.querySelectorAll('*')]
    .filter((element) => [...element.childNodes].some(isBare) && [...element.children].some(isUnbroken))
    .filter((element) => {
      const { display, whiteSpace } = getComputedStyle(element);
      return /flex|grid/.test(display) && whiteSpace !== 'nowrap';
    })
    .map((element) => `"${element.textContent?.trim()}" is set in columns`);
});

/**
 * Names that run into one another on paper, where nothing but a blank parts what stands beside each other on the screen. Lines of a
 * drawing stand below one another.
 */
export const runTogether = inPage(() => {
  const isInline = (element: Element) => {
    const { display, float, position } = getComputedStyle(element);
    return display.startsWith('inline') && float === 'none' && position === 'static';
  };
  const textOf = (element: Element, made: '::before' | '::after') => {
    const { content } = getComputedStyle(element, made);
    const text = content.startsWith('"') ? content.slice(1, -1) : '';
    return made === '::before' ? text + element.textContent : element.textContent + text;
  };
  return [...document.querySelectorAll('main :not(svg *)')].flatMap((element) => {
    const next = element.nextSibling;
    if (!(next instanceof Element) || ![element, next].every((one) => one.checkVisibility() && isInline(one)))
      return [];
    const [before, after] = [textOf(element, '::after'), textOf(next, '::before')];
    return /[\p{L}\d.?)]$/u.test(before) && /^[\p{L}\d(]/u.test(after)
      ? [`${before.slice(-20)}|${after.slice(0, 20)}`]
      : [];
  });
});
