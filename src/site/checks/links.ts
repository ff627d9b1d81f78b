import type { Reader } from '#src/content/reader.ts';
import { linkReferences, pageReferences } from '#src/content/references.ts';
import type { Content } from '../content.ts';
import type { PageSections } from '../sections.ts';

/** What links of texts, the menus, the footer and redirects name is there: the page, and the section, question or term of it. */
export const linksFound = (reader: Reader, sections: PageSections, { pages }: Content) => {
  const links = pageReferences(reader.trees).flatMap(({ name: page, section }) =>
    section ? [{ ...section, page }] : [],
  );
  for (const link of linkReferences(reader.trees)) {
    const { file, path, name } = link;
    const [address, section] = name.split('#');
    const page = pages.find((entry) => entry.address === address);
    if (!page) reader.problem(file, path, `links to ${name}, where this site has no page: correct the link`);
    else if (section) links.push({ ...link, name: section, page: page.id });
  }
  for (const { file, path, name: section, page } of links) {
    const known = sections.get(page) ?? [];
    if (!pages.some(({ id }) => id === page) || known.includes(section)) continue;
    const advice =
      page === 'glossary'
        ? 'no term of the glossary: add it to content/tools/glossary.yaml, or correct the link'
        : `no section of the page ${page}: choose one of ${known.join(', ') || 'another page, since it has none'}`;
    reader.problem(file, path, `"${section}" is ${advice}`);
  }
};
