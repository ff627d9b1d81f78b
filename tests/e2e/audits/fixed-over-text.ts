import type { Audit } from '../helpers/audited.ts';
import { scrollTo } from '../helpers/motion.ts';
import { type ShownText, shownTexts } from './shown-texts.ts';

/**
 * Texts that what is fixed to the window lies on: in the first view, wherever the page is scrolled to, and at its end, where
 * nobody can scroll them free. A bar across the whole window is its edge, and nothing is read through it; what else is fixed
 * has to stand beside the text. The header, and the link past it, are not looked at.
 */
export const fixedOverText: Audit = async (page) => {
  const found: string[] = [];
  const look = async (at: 'place' | 'anywhere' | 'end') => {
    const texts = await shownTexts(page, at === 'end' ? 'body > footer' : 'body');
    found.push(...(await page.evaluate(findUnder, { texts, at })));
  };
  await scrollTo(page, 0);
  await look('place');
  await scrollTo(page, 400);
  // The words of the chat link fold once the header knows that the page was scrolled.
  await page.waitForFunction(() => scrollY <= 120 || document.querySelector('[data-scrolled]'));
  await look('anywhere');
  await scrollTo(page, 1e6);
  await look('end');
  return [...new Set(found)];
};

/** Runs in the page: anywhere, a text is covered when it can be scrolled to below what is fixed. */
const findUnder = ({ texts, at }: { texts: ShownText[]; at: string }) => {
  const fixed = [...document.querySelectorAll('main a, body > aside, body > aside a')].filter(
    (element) => getComputedStyle(element).position !== 'static' && element.checkVisibility(),
  );
  const boxOf = (element: Element) => element.getBoundingClientRect();
  const bars = fixed.filter((element) => boxOf(element).width >= document.documentElement.clientWidth);
  const links = fixed.filter((element) => {
    const { top, bottom } = boxOf(element);
    const isInBar = bars.map(boxOf).some((bar) => top >= bar.top && bottom <= bar.bottom);
    return getComputedStyle(element).position === 'fixed' && !isInBar;
  });
  const atFoot = bars.filter((bar) => getComputedStyle(bar).position === 'fixed');
  const boxes = [...links, ...(at === 'end' ? atFoot : [])].map(boxOf);
  const isUnder = (line: DOMRect) =>
    boxes.some((box) => {
      const isBeside = line.right <= box.left + 1 || line.left >= box.right - 1;
      return !isBeside && (at === 'anywhere' || (line.bottom > box.top && line.top < box.bottom));
    });
  const covered = texts
    .filter(({ element }) => !element.closest('header, aside, body > a'))
    .filter(({ element }) => !links.some((link) => link.contains(element)))
    .filter(({ lines }) => lines.some(isUnder))
    .map(({ text }) => `under what is fixed: ${text.slice(0, 40)}`);
  const seeThrough = atFoot.filter((bar) => getComputedStyle(bar).backgroundColor.startsWith('rgba'));
  return [...covered, ...seeThrough.map(() => 'the bar at the foot has no ground')];
};
