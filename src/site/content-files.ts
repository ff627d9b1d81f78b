import { z } from 'zod';
import { addresses, redirects } from '#src/content/schemas/addresses.ts';
import { firm } from '#src/content/schemas/firm.ts';
import * as lists from '#src/content/schemas/firm-lists.ts';
import * as pages from '#src/content/schemas/firm-pages.ts';
import { glossaryPage } from '#src/content/schemas/glossary.ts';
import { guide } from '#src/content/schemas/guide.ts';
import { labels, phrases } from '#src/content/schemas/labels.ts';
import { legalText } from '#src/content/schemas/legal.ts';
import { navigation } from '#src/content/schemas/navigation.ts';
import { page } from '#src/content/schemas/page.ts';
import { publish } from '#src/content/schemas/publish.ts';
import { certification, managementService, standard } from '#src/content/schemas/services.ts';
import { checkCertificatePage } from '#src/features/certificate/schema.ts';
import { comparePage, comparison } from '#src/features/compare/schema.ts';
import { editionLabels } from '#src/features/editions/labels.ts';
import { editionsPage } from '#src/features/editions/page-schema.ts';
import { editions } from '#src/features/editions/schema.ts';
import { planHowPage } from '#src/features/plan/guide/page-schema.ts';
import { auditTime, finder, phases, readiness } from '#src/features/plan/rules-schema.ts';
import { planWords } from '#src/features/plan/words-schema.ts';
import { search } from '#src/features/search/schema.ts';
import { asking } from '#src/islands/asking-schema.ts';

/** The site cannot do without any of these. */
export const singleFiles = {
  addresses: { path: 'content/addresses.yaml', schema: addresses },
  clients: { path: 'content/clients.yaml', schema: lists.clients },
  credentials: { path: 'content/credentials.yaml', schema: lists.credentials },
  editionLabels: { path: 'content/edition-labels.yaml', schema: editionLabels },
  editions: { path: 'content/editions.yaml', schema: editions },
  firm: { path: 'content/firm.yaml', schema: firm },
  labels: { path: 'content/labels.yaml', schema: labels },
  navigation: { path: 'content/navigation.yaml', schema: navigation },
  phrases: { path: 'content/phrases.yaml', schema: phrases },
  process: { path: 'content/process.yaml', schema: lists.process },
  publish: { path: 'content/publish.yaml', schema: publish },
  reasons: { path: 'content/reasons.yaml', schema: lists.reasons },
  redirects: { path: 'content/redirects.yaml', schema: redirects },
  services: { path: 'content/services.yaml', schema: lists.services },
  stats: { path: 'content/stats.yaml', schema: lists.stats },
  team: { path: 'content/team.yaml', schema: lists.team },
  testimonials: { path: 'content/testimonials.yaml', schema: lists.testimonials },
  values: { path: 'content/values.yaml', schema: lists.values },
  // The pages, in the order in which lists of them name them.
  home: { path: 'content/pages/home.yaml', schema: pages.homePage },
  about: { path: 'content/pages/about.yaml', schema: pages.aboutPage },
  servicesPage: { path: 'content/pages/services.yaml', schema: pages.simplePage },
  credentialsPage: { path: 'content/pages/credentials.yaml', schema: pages.credentialsPage },
  teamPage: { path: 'content/pages/team.yaml', schema: pages.teamPage },
  contact: { path: 'content/pages/contact.yaml', schema: pages.contactPage },
  termsPage: { path: 'content/pages/terms.yaml', schema: pages.termsPage },
  catalogue: { path: 'content/pages/catalogue.yaml', schema: pages.cataloguePage },
  editionsPage: { path: 'content/pages/editions.yaml', schema: editionsPage },
  cost: { path: 'content/pages/cost-and-time.yaml', schema: pages.costPage },
  plan: { path: 'content/pages/plan.yaml', schema: z.strictObject(page) },
  planHow: { path: 'content/pages/plan-how.yaml', schema: planHowPage },
  management: { path: 'content/pages/management-services.yaml', schema: pages.simplePage },
  notFound: { path: 'content/pages/not-found.yaml', schema: pages.notFoundPage },
  compare: { path: 'content/tools/compare.yaml', schema: comparePage },
  checkCertificate: { path: 'content/tools/check-certificate.yaml', schema: checkCertificatePage },
  glossary: { path: 'content/tools/glossary.yaml', schema: glossaryPage },
  terms: { path: 'content/legal/terms.yaml', schema: legalText },
  privacy: { path: 'content/legal/privacy.yaml', schema: legalText },
  accessibility: { path: 'content/legal/accessibility.yaml', schema: legalText },
  // What the tools calculate with and say.
  asking: { path: 'content/tools/asking.yaml', schema: asking },
  auditTime: { path: 'content/tools/audit-time.yaml', schema: auditTime },
  finder: { path: 'content/tools/finder.yaml', schema: finder },
  phases: { path: 'content/tools/phases.yaml', schema: phases },
  planWords: { path: 'content/tools/plan.yaml', schema: planWords },
  readiness: { path: 'content/tools/readiness.yaml', schema: readiness },
  search: { path: 'content/tools/search.yaml', schema: search },
};

/** Folders whose files may be added and removed. Lists of pages name them in this order. */
export const contentFolders = {
  comparisons: { path: 'content/comparisons', schema: comparison },
  guides: { path: 'content/guides', schema: guide },
  standards: { path: 'content/standards', schema: standard },
  certifications: { path: 'content/certifications', schema: certification },
  managementServices: { path: 'content/management', schema: managementService },
};

export const legalTexts = ['terms', 'privacy', 'accessibility'] as const;

/** What content/ says, file by file; of a folder, each file with its id, which is its name. */
export type WrittenContent = {
  [Name in keyof typeof singleFiles]: z.output<(typeof singleFiles)[Name]['schema']>;
} & {
  [Name in keyof typeof contentFolders]: (z.output<(typeof contentFolders)[Name]['schema']> & {
    id: string;
  })[];
};

const schemas: ReadonlyMap<string, z.ZodType> = new Map(
  [...Object.values(singleFiles), ...Object.values(contentFolders)].map(({ path, schema }) => [path, schema]),
);

/** The schema by which a file of content/ is read; undefined for files that nothing reads. */
export const schemaOf = (file: string): z.ZodType | undefined => {
  const [folder] = /^content\/[a-z]+(?=\/[a-z0-9-]+\.yaml$)/.exec(file) ?? [''];
  return schemas.get(file) ?? schemas.get(folder);
};
