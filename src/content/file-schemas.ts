import { z } from 'zod';
import { legalHead } from './legal.ts';
import { addresses, redirects } from './schemas/addresses.ts';
import { certification } from './schemas/certification.ts';
import { checkCertificatePage } from './schemas/check-certificate.ts';
import { comparePage, comparison } from './schemas/compare.ts';
import { editions } from './schemas/edition.ts';
import { firm } from './schemas/firm.ts';
import * as lists from './schemas/firm-lists.ts';
import * as pages from './schemas/firm-pages.ts';
import { glossaryPage } from './schemas/glossary.ts';
import { labels } from './schemas/labels.ts';
import { managementService } from './schemas/management-service.ts';
import { navigation } from './schemas/navigation.ts';
import { phrases } from './schemas/phrases.ts';
import { search } from './schemas/search.ts';
import { standard } from './schemas/standard.ts';
import { auditTime } from './schemas/tools/audit-time.ts';
import { finder } from './schemas/tools/finder.ts';
import { phases } from './schemas/tools/phases.ts';
import { planWords } from './schemas/tools/plan-words.ts';
import { readiness } from './schemas/tools/readiness.ts';

const files: Readonly<Record<string, z.ZodType>> = {
  addresses,
  clients: lists.clients,
  credentials: lists.credentials,
  editions,
  firm,
  labels,
  navigation,
  phrases,
  process: lists.process,
  reasons: lists.reasons,
  redirects,
  services: lists.services,
  stats: lists.stats,
  team: lists.team,
  testimonials: lists.testimonials,
  values: lists.values,
  'pages/about': pages.aboutPage,
  'pages/catalogue': pages.cataloguePage,
  'pages/contact': pages.contactPage,
  'pages/cost-and-time': pages.costPage,
  'pages/credentials': pages.credentialsPage,
  'pages/editions': pages.editionsPage,
  'pages/home': pages.homePage,
  'pages/management-services': pages.simplePage,
  'pages/not-found': pages.notFoundPage,
  'pages/offline': pages.offlinePage,
  'pages/plan': pages.planPage,
  'pages/services': pages.simplePage,
  'pages/team': pages.teamPage,
  'pages/terms': pages.termsPage,
  'tools/audit-time': auditTime,
  'tools/check-certificate': checkCertificatePage,
  'tools/compare': comparePage,
  'tools/finder': finder,
  'tools/glossary': glossaryPage,
  'tools/phases': phases,
  'tools/plan': planWords,
  'tools/readiness': readiness,
  'tools/search': search,
};

const folders: Readonly<Record<string, z.ZodType>> = {
  standards: standard,
  certifications: certification,
  management: managementService,
  comparisons: comparison,
};

/** A legal text: its front matter, and its clauses as they are written, each beginning with `## `. */
const legalText = legalHead.extend({ body: z.string().meta({ title: 'Clauses' }) });

/** The schema by which a file of content/ is read; undefined for files that nothing reads. */
export const schemaOf = (file: string): z.ZodType | undefined => {
  if (/^content\/legal\/[a-z]+\.md$/.test(file)) return legalText;
  const [, name = ''] = /^content\/(.+)\.yaml$/.exec(file) ?? [];
  const [, folder = ''] = /^([a-z]+)\/[a-z0-9-]+$/.exec(name) ?? [];
  return files[name] ?? folders[folder];
};
