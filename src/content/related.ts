import { picture } from '#src/drawings/gallery.ts';
import { content } from './content.ts';
import { pageById } from './pages.ts';

const services = [...content.standards, ...content.certifications, ...content.managementServices];

/** Related pages with their name, address, family and drawing. */
export const relatedPages = (related: readonly { page: string; why: string }[]) =>
  related.map(({ page, why }) => {
    const { name, address } = pageById(page);
    const service = services.find(({ id }) => id === page);
    return {
      name,
      href: address,
      why,
      family: service?.family ?? 'ocean',
      picture: picture(`${service?.drawing ?? 'gauge-blocks'}-card`),
    };
  });
