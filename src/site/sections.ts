import { questionsOf } from '#src/content/questions.ts';
import { slugOf } from '#src/content/slug.ts';
import { legalTexts, type WrittenContent } from './content-files.ts';

/** The anchors of each page, by its id, its own questions last: what a link may name behind `#`. */
export type PageSections = ReadonlyMap<string, readonly string[]>;

/** A section that a page is given in src/pages/ is written down here. */
const firmPages: Readonly<Record<string, string>> = {
  home: 'home trades services plan stats process team home-credentials clients',
  about:
    'who-we-are chairmans-profile our-process training impartiality reasons stats values our-clients corporate-information',
  services: 'cards',
  credentials: 'credentials work trust',
  team: 'directors roles',
  contact: 'prepare hours corporate-information',
  catalogue: 'catalogue',
  editions: 'deadlines register downloads related',
  'cost-and-time':
    'invoices durations audit-days days-by-people rules example months integrated quicker fixed ask related',
  'plan-how': 'months rules days work others no-table questions',
  compare: 'choose pairs all',
  'check-certificate': 'questions where editions claims',
  glossary: 'terms questions',
  'management-services': '',
};

const serviceSections = 'content benefits outcome director reference documents questions related'.split(' ');

const given = (parts: Readonly<Record<string, unknown>>) =>
  Object.entries(parts).flatMap(([name, part]) => (part === undefined ? [] : [name]));

/** The sections that the pages of this content have. */
export const pageSections = (content: WrittenContent): PageSections => {
  const sections = new Map<string, readonly string[]>(
    Object.entries(firmPages).map(([id, names]) => [id, names.match(/\S+/g) ?? []]),
  );
  const add = (id: string, names: readonly string[]) =>
    sections.set(id, [...(sections.get(id) ?? []), ...names]);
  const addService = (
    page: Parameters<typeof questionsOf>[0] & { id: string },
    ...names: readonly string[]
  ) => {
    const asked = questionsOf(page, content.labels).map(({ question }) => slugOf(question));
    add(page.id, [...serviceSections, ...names, ...asked]);
  };
  for (const id of content.testimonials.length === 0 ? [] : ['home', 'about']) add(id, ['testimonials']);
  const { editions, glossary } = content;
  add(
    'editions',
    editions.map(({ page }) => page),
  );
  add(
    'glossary',
    [
      ...glossary.terms.items.map(({ term }) => term),
      ...glossary.questions.subjects.map(({ subject }) => subject),
      glossary.questions.shared,
    ].map(slugOf),
  );
  for (const name of legalTexts)
    add('terms', [name, ...content[name].clauses.map(({ title }) => `${name}-${slugOf(title)}`)]);
  for (const page of content.standards) addService(page, 'figure', 'edition', 'clauses');
  for (const { introduction, method, process, caution, figure, ...page } of content.certifications)
    addService(page, ...given({ introduction, method, process, caution, figure }));
  for (const { id } of content.comparisons) add(id, ['facts', 'carries', 'related']);
  for (const { id, sections } of content.guides)
    add(id, [...sections.map((section) => section.id), 'sources', 'related']);
  for (const page of content.managementServices) addService(page);
  return sections;
};
