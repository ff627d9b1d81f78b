import { inPage } from '../helpers/audited.ts';

/** What sticks out of the page to the right; nothing when it cannot be scrolled sideways (WCAG 1.4.10). Runs in the page. */
export const overflow = inPage(() => {
  const { clientWidth, scrollWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const range = document.createRange();
  const sticksOut = (element: Element) => {
    range.selectNodeContents(element);
    const right = Math.max(element.getBoundingClientRect().right, range.getBoundingClientRect().right);
    return right > clientWidth + 0.5 && element.checkVisibility();
  };
  // The innermost elements that stick out: what holds them sticks out because of them.
  const out = [...document.body.querySelectorAll('*')].filter(sticksOut);
  const innermost = out.filter((element) => !out.some((one) => one !== element && element.contains(one)));
  const names = innermost.map(
    (element) =>
      `${element.localName}.${element.getAttribute('class')} "${element.textContent?.trim().slice(0, 30)}"`,
  );
  return [`${scrollWidth} px wide at ${clientWidth} px: ${[...new Set(names)].slice(0, 5).join(', ')}`];
});
