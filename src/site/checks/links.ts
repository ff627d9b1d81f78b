import { questionsOf } from '#src/content/questions.ts';
import type { Reader } from '#src/content/reader.ts';
import { linkReferences } from '#src/content/references.ts';
import type { MenuEntry, Navigation } from '#src/content/schemas/navigation.ts';
import { slugOf } from '#src/content/slug.ts';
import type { Content } from '../content.ts';
import type { PageSections } from '../sections.ts';

/** A place that names a section of a page. */
type SectionLink = { file: string; field: string; page: string; section: string };

const ofMenu = (menu: readonly MenuEntry[], field: string): SectionLink[] =>
  menu.flatMap(({ page, section, children = [] }, index) => {
    const place = `${field}[${index}]`;
    const own = { file: 'content/navigation.yaml', field: `${place}.section`, page };
    return [...(section ? [{ ...own, section }] : []), ...ofMenu(children, `${place}.children`)];
  });

const ofNavigation = ({ header, hero, footer }: Navigation): SectionLink[] =>
  Object.entries({ header, hero, ...footer }).flatMap(([name, menu]) =>
    ofMenu(menu, name in footer ? `footer.${name}` : name),
  );

const ofRedirects = (redirects: Readonly<Record<string, string>>): SectionLink[] =>
  Object.entries(redirects).flatMap(([from, target]) => {
    const [page = '', section] = target.split('#');
    return section ? [{ file: 'content/redirects.yaml', field: from, page, section }] : [];
  });

/** The menus, the footer and the redirects name no section that its page does not have. */
export const sectionsExist = (
  reader: Reader,
  sections: PageSections,
  { navigation, redirects }: { navigation: Navigation; redirects: Record<string, string> },
) => {
  for (const { file, field, page, section } of [...ofNavigation(navigation), ...ofRedirects(redirects)]) {
    const known = sections.get(page);
    if (known && !known.has(section))
      reader.problem(
        file,
        field,
        `"${section}" is no section of the page ${page}: choose one of ${[...known].join(', ') || 'another page, since it has none'}`,
      );
  }
};

/** Every link in a text finds its page, and the section, question or term there. */
export const linksFound = (reader: Reader, sections: PageSections, content: Content) => {
  const { pages, labels, standards, certifications, managementServices } = content;
  const asked = new Map(
    [...standards, ...certifications, ...managementServices].map((page) => [
      page.id,
      questionsOf(page, labels).map(({ question }) => slugOf(question)),
    ]),
  );
  for (const { file, path, name } of linkReferences(reader.trees)) {
    const [address, section] = name.split('#');
    const page = pages.find((entry) => entry.address === address);
    const known = [...(sections.get(page?.id ?? '') ?? []), ...(asked.get(page?.id ?? '') ?? [])];
    if (!page) reader.problem(file, path, `links to ${name}, where this site has no page: correct the link`);
    else if (section && !known.includes(section))
      reader.problem(
        file,
        path,
        page.id === 'glossary'
          ? `links to ${name}, which is no term: add it to ${page.file}, or correct the link`
          : `links to ${name}, and that page has no such section: choose one of ${known.join(', ')}`,
      );
  }
};
