import { findText } from './find-text.ts';
import { inOneLine, wordsOf } from './page-words.ts';
import type { GoTo } from './sought.ts';

// Runs in the page that stands beside the form, while developing alone: it goes to what is being edited.

const isGoTo = (data: unknown): data is GoTo =>
  data instanceof Object &&
  'goTo' in data &&
  Array.isArray(data.goTo) &&
  data.goTo.every((text) => typeof text === 'string');

/** The places of the texts in a part of a page, those that can be seen first. */
const rangesIn = (root: Element, sought: GoTo['goTo']): Range[] => {
  const { text, places } = wordsOf(root);
  const ranges = findText(text, sought.map(inOneLine)).flatMap(({ at, length }) => {
    const [first, last] = [places[at], places[at + length - 1]];
    if (!first || !last) return [];
    const range = document.createRange();
    range.setStart(first.node, first.offset);
    range.setEnd(last.node, last.offset + 1);
    return [range];
  });
  const isSeen = (range: Range) => range.startContainer.parentElement?.checkVisibility() ?? false;
  return [...ranges.filter(isSeen), ...ranges.filter((range) => !isSeen(range))];
};

const mark = new CSSStyleSheet();
mark.replaceSync('::highlight(edited) { background-color: #ffd36b; color: #06213a; }');

const unfold = (part: Element) => {
  if (part instanceof HTMLDetailsElement) part.open = true;
  // As where somebody searches the page.
  if (part.getAttribute('hidden') === 'until-found')
    part.dispatchEvent(new Event('beforematch', { bubbles: true }));
};

const goTo = (sought: GoTo['goTo']) => {
  // What menus say too is meant where the page says it.
  const main = document.querySelector('main');
  const [range] = [main, document.body].flatMap((root) => (root ? rangesIn(root, sought) : []));
  CSS.highlights.delete('edited');
  if (!range) return;
  let around = range.startContainer.parentElement;
  for (; around; around = around.parentElement) unfold(around);
  CSS.highlights.set('edited', new Highlight(range));
  // Where it is not shown, to what stands around it.
  let shown = range.startContainer.parentElement;
  while (shown && !shown.checkVisibility()) shown = shown.parentElement;
  const isShown = shown === range.startContainer.parentElement;
  const { top } = (isShown || !shown ? range : shown).getBoundingClientRect();
  scrollTo({ top: scrollY + top - innerHeight / 3, behavior: 'instant' });
};

if (parent !== window) {
  document.adoptedStyleSheets.push(mark);
  addEventListener('message', ({ source, origin, data }) => {
    // The editor is of this machine, and of no other.
    if (source === parent && new URL(origin).hostname === '127.0.0.1' && isGoTo(data)) goTo(data.goTo);
  });
}
