import { blocksOf } from '#src/content/legal.ts';
import type { Reader } from '#src/content/reader.ts';
import { linkReferences } from '#src/content/references.ts';
import type { Glossary } from '#src/content/schemas/glossary.ts';
import type { MenuEntry, Navigation } from '#src/content/schemas/navigation.ts';
import { slugOf } from '#src/content/slug.ts';
import type { PageEntry } from '../page-index.ts';
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

/** What is wrong with the target of a link in a text, or nothing. */
const linkFault = (href: string, pages: readonly PageEntry[], sections: PageSections) => {
  // What is no address at all is named by legalProblems.
  if (!/^(\/(?!\/)|#)/.test(href)) return undefined;
  const [address = '', section] = href.split('#');
  const page = pages.find((entry) => (address ? entry.address === address : entry.id === 'terms'));
  if (!page)
    return 'where no page is: write the address of a page, such as /contact, or a full one with https://';
  const known = sections.get(page.id);
  if (!section || !known || known.has(section)) return undefined;
  return `and that page has no such section: choose one of ${[...known].join(', ')}`;
};

/** Links of the legal texts lead to pages and sections that are there. */
export const legalTextsLead = (reader: Reader, pages: readonly PageEntry[], sections: PageSections) => {
  for (const [file, text] of reader.files) {
    const blocks = file.endsWith('.md') ? blocksOf(text) : [];
    if ('tooDeep' in blocks) continue;
    for (const { token, line } of blocks.flatMap(({ parts }) => parts)) {
      const fault = token.type === 'link' && linkFault(token.href, pages, sections);
      if (fault) reader.problem(file, `line ${line}`, `leads to ${token.href}, ${fault}`);
    }
  }
};

const glossaryFile = 'content/tools/glossary.yaml';

/** Every link in a text finds its page, or its term. */
export const linksFound = (reader: Reader, { terms }: Glossary, pages: readonly { address: string }[]) => {
  const found = new Set([
    ...pages.map(({ address }) => address),
    ...terms.items.map(({ term }) => `/glossary#${slugOf(term)}`),
  ]);
  for (const { file, path, name } of linkReferences(reader.trees)) {
    const isTerm = name.startsWith('/glossary#');
    if (found.has(isTerm ? name : name.replace(/#.*/, ''))) continue;
    const advice = isTerm
      ? `which is no term: add it to ${glossaryFile}, or correct the link`
      : 'where this site has no page: correct the link';
    reader.problem(file, path, `links to ${name}, ${advice}`);
  }
};
