import type { Audit } from '../helpers/audited.ts';

/**
 * Sentences that are set in columns: in a row or grid, a designation that is kept on one line makes an item of its own
 * between the bare words beside it.
 */
export const partedSentences: Audit = (page) => page.evaluate(findPartedSentences);

/** Runs in the page. */
const findPartedSentences = () => {
  const isBare = (node: Node) => node.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim());
  const isUnbroken = (element: Element) => element.hasAttribute('data-unbroken');
  return [...document.body.querySelectorAll('*')]
    .filter((element) => [...element.childNodes].some(isBare) && [...element.children].some(isUnbroken))
    .filter((element) => {
      const { display, whiteSpace } = getComputedStyle(element);
      return /flex|grid/.test(display) && whiteSpace !== 'nowrap';
    })
    .map((element) => `"${element.textContent?.trim()}" is set in columns`);
};
