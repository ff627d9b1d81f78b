import { linksOf, pageAt, textOf } from './documents.ts';

/** The ordinals of so many cards: 01, 02 … */
export const ordinals = (count: number) =>
  Array.from({ length: count }, (_, index) => `${index + 1}`.padStart(2, '0'));

/** The words of the link by which a page leads back to another. */
export const backLabel = (address: string, back: string) =>
  [...pageAt(address).querySelectorAll(`main a[href="${back}"]`)]
    .map((link) => link.getAttribute('aria-label') ?? textOf(link))
    .find((label) => label.startsWith('Back to '));

/** The cards of a page that link to any of the given addresses: what is nearest around such a link. */
export const cardsLinking = (page: string, targets: readonly string[]) =>
  [...pageAt(page).querySelectorAll('main li, main article')]
    .map((card) => ({ card, links: linksOf(card).filter(([, href]) => targets.includes(href)) }))
    .filter(({ links, card }) => links.length > 0 && card.querySelector('h2, h3') !== null)
    .map(({ card, links }) => ({
      title: textOf(card.querySelector('h2, h3')),
      text: textOf(card),
      href: links[0]?.[1],
    }));
