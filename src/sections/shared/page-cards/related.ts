import { picture } from '#src/pictures/drawings.ts';
import { content } from '#src/site/content.ts';
import { addressOf, pageById } from '#src/site/pages.ts';

/** A page with its address and the colours it stands in. */
export const namedPage = (page: string) => {
  const { name, address, family } = pageById(page);
  return { name, href: address, family };
};

/** Related pages as cards, each with the reason why it is shown. */
export const relatedPages = (related: readonly { page: string; why: string }[]) =>
  related.map(({ page, why }) => {
    const { name, ...rest } = namedPage(page);
    return { ...rest, title: name, text: why, picture: picture(`${pageById(page).drawing}-card`) };
  });

/** The ways from a page to what changes in it, and to the comparisons it stands in: `Compare with ISO 14001:2015`. */
export const furtherLinks = (page: string) => [
  ...content.guides
    .filter(({ from = [] }) => from.some((leading) => leading.page === page))
    .map(({ name, address }) => ({ label: name, href: address })),
  ...content.comparisons
    .map(({ id, pages }) => ({ id, compared: pages.map((one) => one.page) }))
    .filter(({ compared }) => compared.includes(page))
    .map(({ id, compared }) => {
      const others = compared.filter((other) => other !== page).map((other) => pageById(other).name);
      const label = content.compare.pairs.action.replace('{names}', others.join(' and '));
      return { label, href: addressOf(id) };
    }),
];
