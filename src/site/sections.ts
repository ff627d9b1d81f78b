import { slugOf } from '#src/content/slug.ts';
import { legalTexts, type WrittenContent } from './content-files.ts';

/** The sections of each page, by its id: what a link may name behind `#`. */
export type PageSections = ReadonlyMap<string, ReadonlySet<string>>;

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
  const sections = new Map(
    Object.entries(firmPages).map(([id, names]) => [id, new Set(names.match(/\S+/g) ?? [])]),
  );
  const add = (id: string, names: readonly string[]) =>
    sections.set(id, new Set([...(sections.get(id) ?? []), ...names]));
  for (const id of content.testimonials.length === 0 ? [] : ['home', 'about']) add(id, ['testimonials']);
  const { editions, glossary } = content;
  add(
    'editions',
    editions.map(({ page }) => page),
  );
  add(
    'glossary',
    glossary.terms.items.map(({ term }) => slugOf(term)),
  );
  for (const name of legalTexts)
    add('terms', [name, ...content[name].clauses.map(({ title }) => `${name}-${slugOf(title)}`)]);
  for (const { id } of content.standards) add(id, [...serviceSections, 'figure', 'edition', 'clauses']);
  for (const { id, introduction, method, process, caution, figure } of content.certifications)
    add(id, [...serviceSections, ...given({ introduction, method, process, caution, figure })]);
  for (const { id } of content.comparisons) add(id, ['facts', 'carries', 'related']);
  for (const { id, sections } of content.guides)
    add(id, [...sections.map((section) => section.id), 'sources', 'related']);
  for (const { id } of content.managementServices) add(id, serviceSections);
  return sections;
};
