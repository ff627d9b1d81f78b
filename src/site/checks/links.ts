import { everyValue, valueAt } from '#src/content/field-path.ts';
import { questionsOf } from '#src/content/questions.ts';
import type { Reader } from '#src/content/reader.ts';
import { linkReferences } from '#src/content/references.ts';
import { slugOf } from '#src/content/slug.ts';
import type { Content } from '../content.ts';
import type { PageSections } from '../sections.ts';

/** A place that names a section of a page. */
type SectionLink = { file: string; field: string | readonly PropertyKey[]; page: string; section: string };

const ofNavigation = (navigation: Content['navigation']): SectionLink[] =>
  [...everyValue(navigation)].flatMap(({ path, value }) => {
    const [page, section] = ['page', 'section'].map((name) => valueAt(value, [name]));
    if (typeof page !== 'string' || typeof section !== 'string') return [];
    return [{ file: 'content/navigation.yaml', field: [...path, 'section'], page, section }];
  });

const ofRedirects = (redirects: Readonly<Record<string, string>>): SectionLink[] =>
  Object.entries(redirects).flatMap(([from, target]) => {
    const [page = '', section] = target.split('#');
    return section ? [{ file: 'content/redirects.yaml', field: from, page, section }] : [];
  });

/** What links of texts, the menus, the footer and redirects name is there: the page, and the section, question or term of it. */
export const linksFound = (reader: Reader, sections: PageSections, content: Content) => {
  const { pages, labels, standards, certifications, managementServices } = content;
  const asked = new Map(
    [...standards, ...certifications, ...managementServices].map((page) => [
      page.id,
      questionsOf(page, labels).map(({ question }) => slugOf(question)),
    ]),
  );
  const links = [...ofNavigation(content.navigation), ...ofRedirects(content.redirects)];
  for (const { file, path, name } of linkReferences(reader.trees)) {
    const [address, section] = name.split('#');
    const page = pages.find((entry) => entry.address === address);
    if (!page) reader.problem(file, path, `links to ${name}, where this site has no page: correct the link`);
    else if (section) links.push({ file, field: path, page: page.id, section });
  }
  for (const { file, field, page, section } of links) {
    const known = [...(sections.get(page) ?? []), ...(asked.get(page) ?? [])];
    if (!pages.some(({ id }) => id === page) || known.includes(section)) continue;
    const advice =
      page === 'glossary'
        ? 'no term of the glossary: add it to content/tools/glossary.yaml, or correct the link'
        : `no section of the page ${page}: choose one of ${known.join(', ') || 'another page, since it has none'}`;
    reader.problem(file, field, `"${section}" is ${advice}`);
  }
};
