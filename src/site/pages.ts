import { content } from './content.ts';

/** A page by its id. Throws for an id that does not exist: content is checked before, so code asked wrongly. */
export const pageById = (id: string) => {
  const found = content.pages.find((page) => page.id === id);
  if (!found)
    throw new Error(`There is no page ${id}; pages are: ${content.pages.map((page) => page.id).join(', ')}`);
  return found;
};

/** The published address of a page: `/iso1385Main` for `iso-13485`. */
export const addressOf = (id: string) => pageById(id).address;

type Link = { label: string; page: string; section?: string | undefined };

/** A link of the content: to a page, or to a section of it. */
export const linkTo = ({ label, page, section }: Link) => ({
  label,
  href: addressOf(page) + (section ? `#${section}` : ''),
});
