import { type Services, toolPages } from '#src/islands/tool-pages.ts';
import type { Edition } from '../schema.ts';

/** The rows of the register with the colour, the large name and the address of the page each belongs to. */
export const registerRows = (content: Services & { editions: readonly Edition[] }) => {
  const pages = toolPages(content);
  return content.editions.flatMap((edition) =>
    pages
      .filter(({ id }) => id === edition.page)
      .map(({ numeral, name, family, address }) => ({
        ...edition,
        numeral: numeral ?? name,
        family,
        href: address,
      })),
  );
};

export type ShownEdition = ReturnType<typeof registerRows>[number];
