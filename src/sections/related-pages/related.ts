import { content } from '#src/content/content.ts';
import { pageById } from '#src/content/pages.ts';
import { picture } from '#src/pictures/drawings.ts';

const services = [...content.standards, ...content.certifications, ...content.managementServices];

const serviceOf = (page: string) => services.find(({ id }) => id === page);

/** A page with its address and the colours it stands in. */
export const namedPage = (page: string) => {
  const { name, address } = pageById(page);
  return { name, href: address, family: serviceOf(page)?.family ?? 'ocean' };
};

/** Related pages with their name, address, family and drawing. */
export const relatedPages = (related: readonly { page: string; why: string }[]) =>
  related.map(({ page, why }) => ({
    ...namedPage(page),
    why,
    picture: picture(`${serviceOf(page)?.drawing ?? 'gauge-blocks'}-card`),
  }));
