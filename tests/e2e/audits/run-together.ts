import type { Audit } from '../helpers/audited.ts';

/** Names that run into one another on paper, where nothing but a blank parts what stands beside each other on the screen. */
export const runTogether: Audit = (page) => page.evaluate(findRunTogether);

/** Runs in the page. Lines of a drawing stand below one another. */
const findRunTogether = () => {
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
};
