import { termsByName } from '#src/content/glossary.ts';
import { questionsOf } from '#src/content/questions.ts';
import type { Firm } from '#src/content/schemas/firm.ts';
import type { Glossary } from '#src/content/schemas/glossary.ts';
import type { Labels } from '#src/content/schemas/labels.ts';
import { slugOf } from '#src/content/slug.ts';
import { plainText } from '#src/content/term-links.ts';
import type { CheckCertificate } from '#src/features/certificate/schema.ts';
import { byKind, type SearchEntry } from './rank.ts';
import type { Search } from './schema.ts';

type Service = { id: string; name: string; address: string } & Parameters<typeof questionsOf>[0];
type Page = Record<'id' | 'file' | 'name' | 'address' | 'description', string> & { isListed: boolean };
type Parts = {
  firm: Pick<Firm, 'phones'>;
  labels: Pick<Labels, 'questions'>;
  glossary: Pick<Glossary, 'terms' | 'address'>;
  search: Search;
  pages: readonly Page[];
  standards: readonly Service[];
  certifications: readonly Service[];
  managementServices: readonly Service[];
  checkCertificate: Pick<CheckCertificate, 'name' | 'address' | 'claims'>;
};

/** Tools stand after the other pages, whatever folder their texts lie in. */
const isTool = ({ file, id }: { file: string; id: string }) =>
  /^content\/(tools|comparisons|guides)\//.test(file) || ['cost-and-time', 'editions'].includes(id);

const entry = (
  kind: SearchEntry['kind'],
  title: string,
  href: string,
  detail: string,
  text: string,
  words: readonly string[] = [],
): SearchEntry => ({ kind, title, href, detail, text: plainText(text), words });

/** Everything that can be found: pages, tools, questions with their answers and claims with what is true, terms, in this order. */
const searchEntries = (parts: Parts): SearchEntry[] => {
  const { labels, glossary, search, pages, checkCertificate: check, ...services } = parts;
  const all = [...services.standards, ...services.certifications, ...services.managementServices];
  const wordsFor = new Map(search.words.map(({ page, words }) => [page, words]));
  const listed = pages
    .filter(({ isListed }) => isListed)
    .map((page) => {
      const { name = page.name } = all.find(({ id }) => id === page.id) ?? {};
      const detail = name === page.name ? '' : name;
      const kind = isTool(page) ? 'tool' : 'page';
      return entry(kind, page.name, page.address, detail, page.description, wordsFor.get(page.id));
    });
  const questions = all.flatMap((service) => {
    const { name, address } = pages.find(({ id }) => id === service.id) ?? service;
    return questionsOf(service, labels).map(({ question, answer }) =>
      entry('question', question, `${address}#${slugOf(question)}`, name, answer),
    );
  });
  const claims = check.claims.items.map(({ read, better }) =>
    entry('question', read, `${check.address}#claims`, check.name, better),
  );
  const terms = termsByName(glossary.terms.items).map(({ id, term, long = '', meaning }) =>
    entry('term', term, `${glossary.address}#${id}`, long, meaning),
  );
  return [...listed, ...questions, ...claims, ...terms].toSorted(byKind);
};

/** What the dialog fetches when it opens first: its words, all that can be found, and the telephone for those who find nothing. */
export const searchIndex = (content: Parts) => {
  const { words: _, button: __, ...words } = content.search;
  const { number, href } = content.firm.phones.office;
  return {
    words,
    call: { label: number, href },
    entries: searchEntries(content),
  };
};

export type SearchIndex = ReturnType<typeof searchIndex>;
