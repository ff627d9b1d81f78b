import { termsByName } from '#src/content/glossary.ts';
import { questionsOf } from '#src/content/questions.ts';
import { slugOf } from '#src/content/slug.ts';
import { plainText } from '#src/content/term-links.ts';
import type { SearchIndex } from '#src/features/search/dialog/dialog.ts';
import { byKind, type SearchEntry } from '#src/features/search/rank.ts';
import { content } from './content.ts';
import { hashedFile } from './hashed-file.ts';

const { firm, labels, glossary, search, pages, checkCertificate: check } = content;
const services = [...content.standards, ...content.certifications, ...content.managementServices];

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

/** Who needs what a page is about, in the words that such firms use. */
const needsOf = ({ introduction }: Partial<(typeof services)[number]> = {}) =>
  introduction && 'items' in introduction
    ? introduction.items.flatMap(({ title, text = '' }) => [title, text])
    : [];

const listed = pages
  .filter(({ isListed }) => isListed)
  .map((page) => {
    const service = services.find(({ id }) => id === page.id);
    const { name = page.name } = service ?? {};
    const detail = name === page.name ? '' : name;
    const kind = isTool(page) ? 'tool' : 'page';
    const { words } = search.words.find((leading) => leading.page === page.id) ?? {};
    return entry(
      kind,
      page.name,
      page.address,
      detail,
      [page.description, ...needsOf(service)].join(' '),
      words,
    );
  });
const questions = services.flatMap((service) => {
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

const { words: _, button: __, ...words } = search;
const index: SearchIndex = {
  words,
  // For those who find nothing.
  call: { label: firm.phones.office.number, href: firm.phones.office.href },
  entries: [...listed, ...questions, ...claims, ...terms].toSorted(byKind),
};

/** Everything that can be found: pages, tools, questions with their answers and claims with what is true, terms, in this order. */
export const searchAsset = hashedFile('/search/index', 'json', JSON.stringify(index));
