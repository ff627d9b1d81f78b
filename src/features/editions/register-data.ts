import { type Services, toolPages } from '#src/islands/tool-pages.ts';
import type { Edition } from './schema.ts';

/** The register as the tools get it: what they calculate with. */
export const registerData = (editions: readonly Edition[]) =>
  editions.map(
    ({ amendment, published, confirmed, successorPublished, notice, changes, holders, ...row }) => row,
  );

/** A row of it. */
export type RegisterRow = ReturnType<typeof registerData>[number];

/** The day as of which the site speaks of editions: that of the register's oldest check. */
export const asOf = (rows: readonly Pick<Edition, 'checkedOn'>[]) =>
  rows.map(({ checkedOn }) => checkedOn).toSorted()[0] ?? '';

/** The rows of the register with the colour, the large name and the address of the page each belongs to. */
export const registerRows = (content: Services & { editions: readonly Edition[] }) => {
  const pages = toolPages(content);
  return content.editions.flatMap((edition) => {
    const page = pages.find(({ id }) => id === edition.page);
    return page
      ? [{ ...edition, numeral: page.numeral ?? page.name, family: page.family, href: page.address }]
      : [];
  });
};

export type ShownEdition = ReturnType<typeof registerRows>[number];
