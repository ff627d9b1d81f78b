import { slugOf } from '#src/content/slug.ts';
import { legalTexts, type WrittenContent } from './content-files.ts';

/** The sections of each page, by its id: what a link may name behind `#`. */
export type PageSections = ReadonlyMap<string, ReadonlySet<string>>;

const firmPages: Readonly<Record<string, readonly string[]>> = {
  home: ['home', 'trades', 'services', 'plan', 'stats', 'process', 'team', 'home-credentials', 'clients'],
  about: [
    'who-we-are',
    'chairmans-profile',
    'our-process',
    'training',
    'impartiality',
    'reasons',
    'stats',
    'values',
    'our-clients',
    'corporate-information',
  ],
  services: ['cards'],
  credentials: ['credentials', 'work', 'trust'],
  team: ['directors', 'roles'],
  contact: ['prepare', 'corporate-information'],
  catalogue: ['catalogue'],
  editions: ['deadlines', 'register', 'downloads', 'related'],
  'cost-and-time': [
    'invoices',
    'durations',
    'audit-days',
    'days-by-people',
    'rules',
    'example',
    'months',
    'integrated',
    'quicker',
    'fixed',
    'ask',
    'related',
  ],
  'plan-how': ['months', 'rules', 'days', 'work', 'others', 'no-table', 'questions'],
  compare: ['choose', 'pairs', 'all'],
  'check-certificate': ['questions', 'where', 'editions', 'claims'],
  glossary: ['terms', 'questions'],
  'management-services': [],
};

const serviceSections = ['content', 'benefits', 'outcome', 'reference', 'documents', 'questions', 'related'];
const standardSections = [...serviceSections, 'figure', 'edition', 'clauses'];

const given = (parts: Readonly<Record<string, unknown>>) =>
  Object.entries(parts).flatMap(([name, part]) => (part === undefined ? [] : [name]));

/** The sections that the pages of this content have. A section that a page is given in src/pages/ is written down here. */
export const pageSections = (content: WrittenContent): PageSections => {
  const testimonials = content.testimonials.length === 0 ? [] : ['testimonials'];
  const { home = [], about = [], editions = [], glossary = [] } = firmPages;
  const lists: Record<string, readonly string[]> = {
    ...firmPages,
    home: [...home, ...testimonials],
    about: [...about, ...testimonials],
    editions: [...editions, ...content.editions.map(({ page }) => page)],
    terms: legalTexts.flatMap((name) => [
      name,
      ...content[name].clauses.map(({ title }) => `${name}-${slugOf(title)}`),
    ]),
    glossary: [...glossary, ...content.glossary.terms.items.map(({ term }) => slugOf(term))],
  };
  for (const { id } of content.standards) lists[id] = standardSections;
  for (const { id, introduction, method, process, caution, figure } of content.certifications)
    lists[id] = [...serviceSections, ...given({ introduction, method, process, caution, figure })];
  for (const { id } of content.comparisons) lists[id] = ['facts', 'carries', 'related'];
  for (const { id, sections } of content.guides)
    lists[id] = [...sections.map((section) => section.id), 'sources', 'related'];
  for (const { id } of content.managementServices) lists[id] = serviceSections;
  return new Map(Object.entries(lists).map(([id, sections]) => [id, new Set(sections)]));
};
