import { marked, type Token } from 'marked';
import type { Reader } from '#src/content/reader.ts';
import type { Navigation } from '#src/content/schemas/navigation.ts';
import type { PageSections } from '#src/content/sections.ts';
import type { WrittenPage } from './written-pages.ts';

/** A place that names a section of a page. */
type SectionLink = { file: string; field: string; page: string; section: string };

const ofNavigation = ({ header, footer }: Navigation): SectionLink[] => {
  const file = 'content/navigation.yaml';
  return [
    ...header.flatMap(({ page, sections = [] }, index) =>
      sections.map(({ section }, place) => ({
        file,
        field: `header[${index}].sections[${place}].section`,
        page,
        section,
      })),
    ),
    ...footer.legal.flatMap(({ page, section }, index) =>
      section ? [{ file, field: `footer.legal[${index}].section`, page, section }] : [],
    ),
  ];
};

const ofRedirects = (redirects: Readonly<Record<string, string>>): SectionLink[] =>
  Object.entries(redirects).flatMap(([from, target]) => {
    const [page = '', section] = target.split('#');
    return section ? [{ file: 'content/redirects.yaml', field: from, page, section }] : [];
  });

/** The menus, the footer and the redirects name no section that its page does not have. */
export const sectionsExist = (
  reader: Reader,
  sections: PageSections,
  {
    navigation,
    redirects,
  }: { navigation: Navigation | undefined; redirects: Record<string, string> | undefined },
) => {
  const links = [
    ...(navigation ? ofNavigation(navigation) : []),
    ...(redirects ? ofRedirects(redirects) : []),
  ];
  for (const { file, field, page, section } of links) {
    const known = sections.get(page);
    if (known && !known.has(section))
      reader.problem(
        file,
        field,
        `"${section}" is no section of the page ${page}: choose one of ${[...known].join(', ') || 'another page, since it has none'}`,
      );
  }
};

const linksIn = (markdown: string) => {
  const found: string[] = [];
  const note = (token: Token) => {
    if (token.type === 'link') found.push(token.href);
  };
  marked.walkTokens(marked.lexer(markdown), note);
  return found;
};

/** What is wrong with the target of a link in a text, or nothing. */
const linkFault = (href: string, pages: readonly WrittenPage[], sections: PageSections) => {
  // What is no address at all is named by markdownProblems.
  if (!/^(\/(?!\/)|#)/.test(href)) return undefined;
  const [address = '', section] = href.split('#');
  const page = pages.find((entry) => (address ? entry.address === address : entry.id === 'terms'));
  if (!page && pages.every((entry) => entry.address !== undefined))
    return 'where no page is: write the address of a page, such as /contact, or a full one with https://';
  const known = page && sections.get(page.id);
  if (!section || !known || known.has(section)) return undefined;
  return `and that page has no such section: choose one of ${[...known].join(', ')}`;
};

const lineOf = (text: string, part: string) => text.slice(0, text.indexOf(part)).split('\n').length;

/** Links of the legal texts lead to pages and sections that are there, and no braces are left to be read. */
export const legalTextsLead = (reader: Reader, pages: readonly WrittenPage[], sections: PageSections) => {
  for (const [file, text] of reader.files) {
    if (!file.endsWith('.md')) continue;
    const head = /^---\n[\s\S]*?\n---\n/.exec(text)?.[0] ?? '';
    const body = text.slice(head.length);
    const at = (part: string) => `line ${lineOf(text, part)}`;
    for (const href of linksIn(body)) {
      const fault = linkFault(href, pages, sections);
      if (fault) reader.problem(file, at(`](${href}`), `leads to ${href}, ${fault}`);
    }
    for (const [token] of body.matchAll(/\{[^{}]*\}?/g))
      reader.problem(
        file,
        at(token),
        `holds ${JSON.stringify(token)}, which visitors would read: below the head of the file no tokens are filled in`,
      );
  }
};
