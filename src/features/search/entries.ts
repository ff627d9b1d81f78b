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

/** Everything that can be found: pages, tools, questions with their answers and claims with what is true, terms, in this order. */
const searchEntries = (parts: Parts): SearchEntry[] => {
  const { labels, glossary, search, pages, checkCertificate, ...services } = parts;
  const all = [...services.standards, ...services.certifications, ...services.managementServices];
  const wordsFor = new Map(search.words.map(({ page, words }) => [page, words]));
  const listed = pages
    .filter(({ isListed }) => isListed)
    .map((page): SearchEntry => {
      const about = all.find(({ id }) => id === page.id);
      const detail = about && about.name !== page.name ? about.name : '';
      const kind = isTool(page) ? 'tool' : 'page';
      const { id, name: title, address: href, description: text } = page;
      return { kind, title, href, detail, text, words: wordsFor.get(id) ?? [] };
    });
  const questions = all.flatMap((service) => {
    const { name = service.name, address } = pages.find(({ id }) => id === service.id) ?? service;
    return questionsOf(service, labels).map(
      ({ question, answer }): SearchEntry => ({
        kind: 'question',
        title: question,
        href: `${address}#${slugOf(question)}`,
        detail: name,
        text: plainText(answer),
        words: [],
      }),
    );
  });
  const claims = checkCertificate.claims.items.map(
    ({ read, better }): SearchEntry => ({
      kind: 'question',
      title: read,
      href: `${checkCertificate.address}#claims`,
      detail: checkCertificate.name,
      text: better,
      words: [],
    }),
  );
  const terms = termsByName(glossary.terms.items).map(
    ({ id, term, long = '', meaning }): SearchEntry => ({
      kind: 'term',
      title: term,
      href: `${glossary.address}#${id}`,
      detail: long,
      text: plainText(meaning),
      words: [],
    }),
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
