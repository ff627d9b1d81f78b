import type { WrittenContent } from './content-files.ts';

/** The sections of each page, by its id: what a link may name behind `#`. */
export type PageSections = ReadonlyMap<string, ReadonlySet<string>>;

type Legal = { clauses: readonly { id: string }[] };

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
  credentials: ['credentials', 'trust'],
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
  'plan-how': ['rules', 'days', 'work', 'others', 'no-table', 'months', 'questions'],
  compare: ['choose', 'pairs', 'all'],
  'check-certificate': ['questions', 'where', 'editions', 'claims'],
  glossary: ['terms', 'questions'],
  'management-services': [],
};

const standardSections = [
  'content',
  'figure',
  'benefits',
  'outcome',
  'reference',
  'edition',
  'clauses',
  'documents',
  'questions',
  'related',
];
const serviceSections = ['content', 'benefits', 'outcome', 'reference', 'documents', 'questions', 'related'];

const legalSections = (name: string, document: Legal) => [
  name,
  ...document.clauses.map((clause) => `${name}-${clause.id}`),
];

const given = (parts: Readonly<Record<string, unknown>>) =>
  Object.entries(parts).flatMap(([name, part]) => (part === undefined ? [] : [name]));

/** The sections that the pages of this content have. A section that a page is given in src/pages/ is written down here. */
export const pageSections = (content: WrittenContent): PageSections => {
  const testimonials = content.testimonials.length === 0 ? [] : ['testimonials'];
  const lists: [id: string, sections: readonly string[]][] = [
    ...Object.entries(firmPages),
    ['home', [...(firmPages.home ?? []), ...testimonials]],
    ['about', [...(firmPages.about ?? []), ...testimonials]],
    ['editions', [...(firmPages.editions ?? []), ...content.editions.map(({ page }) => page)]],
    [
      'terms',
      (['terms', 'privacy', 'accessibility'] as const).flatMap((name) => legalSections(name, content[name])),
    ],
    ...content.standards.map(({ id }): [string, readonly string[]] => [id, standardSections]),
    ...content.certifications.map(
      ({ id, introduction, method, process, caution, figure }): [string, readonly string[]] => [
        id,
        [...serviceSections, ...given({ introduction, method, process, caution, figure })],
      ],
    ),
    ...content.comparisons.map(({ id }): [string, readonly string[]] => [
      id,
      ['facts', 'carries', 'related'],
    ]),
    ...content.guides.map(({ id, sections }): [string, readonly string[]] => [
      id,
      [...sections.map((section) => section.id), 'sources', 'related'],
    ]),
    ...content.managementServices.map(({ id }): [string, readonly string[]] => [id, serviceSections]),
  ];
  return new Map(lists.map(([id, sections]) => [id, new Set(sections)]));
};
