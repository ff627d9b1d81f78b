import type { Audit } from './audit.ts';

/** What sticks out of the page to the right; nothing when it cannot be scrolled sideways (WCAG 1.4.10). */
export const overflow: Audit = (page) => page.evaluate(findOverflow);

/** Runs in the page. */
const findOverflow = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const right = (element: Element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    return Math.max(element.getBoundingClientRect().right, range.getBoundingClientRect().right);
  };
  const isKeptInside = (element: Element) => {
    for (
      let around = element.parentElement;
      around && around !== document.body;
      around = around.parentElement
    )
      if (getComputedStyle(around).overflowX !== 'visible') return true;
    return false;
  };
  // The innermost elements that stick out: what holds them sticks out because of them.
  const out = [...document.body.querySelectorAll('*')].filter(
    (element) => right(element) > clientWidth + 0.5 && element.checkVisibility() && !isKeptInside(element),
  );
  const innermost = out.filter((element) => !out.some((one) => one !== element && element.contains(one)));
  const names = innermost.map(
    (element) =>
      `${element.localName}.${element.getAttribute('class')} "${element.textContent?.trim().slice(0, 30)}"`,
  );
  return [`${scrollWidth} px wide at ${clientWidth} px: ${[...new Set(names)].slice(0, 5).join(', ')}`];
};
