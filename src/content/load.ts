import type { z } from 'zod';
import { townOf } from './address-line.ts';
import { crossChecks } from './cross-checks.ts';
import { latestDay, readableDay } from './days.ts';
import { type LegalDocument, legalHead, splitLegal } from './legal.ts';
import { markdownProblems } from './markdown-problems.ts';
import { pageIndex } from './page-index.ts';
import { ContentError } from './problem.ts';
import { type ContentFiles, Reader } from './reader.ts';
import { addresses, redirects } from './schemas/addresses.ts';
import { certification } from './schemas/certification.ts';
import { checkCertificatePage } from './schemas/check-certificate.ts';
import { comparePage, comparison } from './schemas/compare.ts';
import { type Edition, editions } from './schemas/edition.ts';
import { type Firm, firm } from './schemas/firm.ts';
import * as lists from './schemas/firm-lists.ts';
import * as pages from './schemas/firm-pages.ts';
import { glossaryPage } from './schemas/glossary.ts';
import { labels } from './schemas/labels.ts';
import { managementService } from './schemas/management-service.ts';
import { navigation } from './schemas/navigation.ts';
import { type Phrases, phrases } from './schemas/phrases.ts';
import { search } from './schemas/search.ts';
import { standard } from './schemas/standard.ts';
import { auditTime } from './schemas/tools/audit-time.ts';
import { finder } from './schemas/tools/finder.ts';
import { phases } from './schemas/tools/phases.ts';
import { planWords } from './schemas/tools/plan-words.ts';
import { readiness } from './schemas/tools/readiness.ts';
import { toolChecks } from './tool-checks.ts';

const countWords = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

const tokensOf = (
  facts: Firm | undefined,
  register: readonly Edition[] | undefined,
  shared: Phrases | undefined,
  standards: number,
) => {
  const tokens = new Map<string, string>();
  tokens.set('counts.standards', countWords[standards] ?? String(standards));
  tokens.set('counts.standards-in-digits', String(standards));
  for (const [key, value] of Object.entries(facts ?? {})) {
    if (typeof value === 'string' || typeof value === 'number') tokens.set(`firm.${key}`, String(value));
  }
  for (const [key, phrase] of Object.entries(shared ?? {})) tokens.set(`phrases.${key}`, phrase);
  if (facts) tokens.set('firm.town', townOf(facts));
  for (const row of register ?? []) {
    const set = (name: string, value: string | undefined) => {
      if (value) tokens.set(`editions.${row.page}.${name}`, value);
    };
    set('named', row.named);
    set('successor', row.successor);
    set('amendment', row.amendment);
    set('published', row.published.text);
    set('successorPublished', row.successorPublished?.text);
    set('successorExpected', row.successorExpected?.text);
    set('lastNew', row.lastNew && readableDay(row.lastNew.day));
    set('newOnly', row.newOnly && readableDay(row.newOnly.day));
    set('ends', row.ends && readableDay(row.ends.day));
  }
  return tokens;
};

const legal = (reader: Reader, name: string): LegalDocument | undefined => {
  const file = `content/legal/${name}.md`;
  const source = reader.text(file);
  if (source === undefined) {
    reader.problem(file, '', 'is missing: /termspolicy shows this document; restore the Markdown file');
    return undefined;
  }
  if (!reader.hasReadableHead(file)) return undefined;
  const { head, clauses } = splitLegal(source);
  for (const { line, message } of markdownProblems(source)) reader.problem(file, `line ${line}`, message);
  if (clauses.length === 0) reader.problem(file, '', "has no clauses: begin each with '## ' and its heading");
  const checked = reader.checked(file, legalHead, head);
  return checked && { ...checked, clauses };
};

/** Codes in the order of their number: ISO 9001 before ISO 13485. */
const byNumber = (a: { code: string }, b: { code: string }) =>
  Number(/\d+/.exec(a.code)?.[0]) - Number(/\d+/.exec(b.code)?.[0]);

/**
 * Everything the site says, checked, with tokens filled and pages indexed.
 * @param files the text of every YAML and Markdown file below content/
 * @param media the names of the files in content/media/
 * @param routes the addresses that have a page of their own in src/pages/
 * @param today no day in the content lies after this one, and nothing in it has expired
 * @throws ContentError naming every problem at once: file, field, what was found and what to do
 */
export const loadContent = (
  files: ContentFiles,
  media: ReadonlySet<string>,
  routes: ReadonlySet<string>,
  today = latestDay(),
) => {
  const reader = new Reader(files);
  const facts = reader.yaml('content/firm.yaml', firm);
  const register = reader.yaml('content/editions.yaml', editions);
  const shared = reader.yaml('content/phrases.yaml', phrases);
  const catalogued = [...reader.files].filter(
    ([file, text]) => file.startsWith('content/standards/') && /^catalogue:/m.test(text),
  );
  reader.useTokens(tokensOf(facts, register, shared, catalogued.length), [
    ...(facts ? [] : ['firm.']),
    ...(register ? [] : ['editions.']),
    ...(shared ? [] : ['phrases.']),
  ]);
  const list = <S extends z.ZodType>(name: string, schema: S) => reader.yaml(`content/${name}.yaml`, schema);

  const draft = {
    firm: facts,
    editions: register,
    labels: list('labels', labels),
    navigation: list('navigation', navigation),
    redirects: list('redirects', redirects),
    addresses: list('addresses', addresses),
    team: list('team', lists.team),
    clients: list('clients', lists.clients),
    testimonials: list('testimonials', lists.testimonials),
    process: list('process', lists.process),
    credentials: list('credentials', lists.credentials),
    reasons: list('reasons', lists.reasons),
    stats: list('stats', lists.stats),
    values: list('values', lists.values),
    services: list('services', lists.services),
    home: list('pages/home', pages.homePage),
    about: list('pages/about', pages.aboutPage),
    servicesPage: list('pages/services', pages.simplePage),
    credentialsPage: list('pages/credentials', pages.credentialsPage),
    teamPage: list('pages/team', pages.teamPage),
    contact: list('pages/contact', pages.contactPage),
    termsPage: list('pages/terms', pages.termsPage),
    catalogue: list('pages/catalogue', pages.cataloguePage),
    editionsPage: list('pages/editions', pages.editionsPage),
    cost: list('pages/cost-and-time', pages.costPage),
    plan: list('pages/plan', pages.planPage),
    management: list('pages/management-services', pages.simplePage),
    notFound: list('pages/not-found', pages.notFoundPage),
    offline: list('pages/offline', pages.offlinePage),
    finder: list('tools/finder', finder),
    auditTime: list('tools/audit-time', auditTime),
    phases: list('tools/phases', phases),
    readiness: list('tools/readiness', readiness),
    planWords: list('tools/plan', planWords),
    compare: list('tools/compare', comparePage),
    comparisons: reader.folder('content/comparisons', comparison),
    glossary: list('tools/glossary', glossaryPage),
    checkCertificate: list('tools/check-certificate', checkCertificatePage),
    search: list('tools/search', search),
    terms: legal(reader, 'terms'),
    privacy: legal(reader, 'privacy'),
    accessibility: legal(reader, 'accessibility'),
    standards: reader.folder('content/standards', standard).toSorted(byNumber),
    certifications: reader.folder('content/certifications', certification),
    managementServices: reader.folder('content/management', managementService),
  };
  const index = pageIndex(draft);
  crossChecks(reader, draft, index, { media, routes, today });
  toolChecks(reader, draft);
  reader.reportUnread();
  if (reader.problems.length > 0 || !isWhole(draft)) throw new ContentError(reader.problems);
  return { ...draft, pages: index };
};

type Whole<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Every part was read; a part that was not has left its problem behind. */
const isWhole = <T extends object>(draft: T): draft is T & Whole<T> =>
  Object.values(draft).every((part) => part !== undefined);

export type Content = ReturnType<typeof loadContent>;
