import type { Audit } from './audit.ts';

/**
 * What the links fixed to the corners of the window cover and nobody can scroll free: the text a page opens with, and
 * the end of its footer. The full-screen openings leave the corners free. On small screens the links lie on a bar across
 * the window: an opening that goes on below it is scrolled free, and the bar has a ground that nothing is read through.
 */
export const covered: Audit = async (page) => {
  const opening = await page.evaluate(coveredIn, 'main [data-zoom]');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
  return [...opening, ...(await page.evaluate(coveredIn, 'body > footer'))];
};

/** Runs in the page: the lines of text inside an element that lie under a fixed link. */
const coveredIn = (within: string) => {
  const links = [...document.querySelectorAll('a')].filter(
    (link) => getComputedStyle(link).position === 'fixed' && link.checkVisibility(),
  );
  const bar = [...document.querySelectorAll('body > aside')].find(
    (aside) => getComputedStyle(aside).position === 'fixed' && aside.clientWidth === innerWidth,
  );
  const fold = bar && within.startsWith('main') ? bar.getBoundingClientRect().top : innerHeight;
  const texts = document.createTreeWalker(
    document.querySelector(within) ?? document.createElement('p'),
    NodeFilter.SHOW_TEXT,
  );
  const fixed = bar ? [...links, bar] : links;
  const found =
    bar && getComputedStyle(bar).backgroundColor.startsWith('rgba')
      ? ['the bar at the foot has no ground']
      : [];
  while (texts.nextNode()) {
    const { currentNode } = texts;
    const text = currentNode.textContent?.trim();
    if (!text || !currentNode.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    if (currentNode.parentElement.closest('[data-visually-hidden]')) continue;
    if (getComputedStyle(currentNode.parentElement).contentVisibility === 'hidden') continue;
    const range = document.createRange();
    range.selectNodeContents(currentNode);
    for (const line of range.getClientRects()) {
      const isUnder = fixed.some((link) => {
        const box = link.getBoundingClientRect();
        const isBeside = line.right <= box.left || line.left >= box.right;
        return !isBeside && line.bottom > box.top && line.top < box.bottom && line.bottom < fold;
      });
      if (isUnder) found.push(`under what is fixed: ${text}`);
    }
  }
  return found;
};
