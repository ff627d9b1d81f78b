import { townOf } from './address-line.ts';
import { type ContentFile, contentFolders, singleFiles } from './content-files.ts';
import { crossChecks } from './cross-checks.ts';
import { latestDay, readableDay } from './days.ts';
import { type LegalDocument, legalHead, splitLegal } from './legal.ts';
import { markdownProblems } from './markdown-problems.ts';
import { pageIndex } from './page-index.ts';
import { ContentError } from './problem.ts';
import { type ContentFiles, Reader } from './reader.ts';
import type { Edition } from './schemas/edition.ts';
import type { Firm } from './schemas/firm.ts';
import type { Phrases } from './schemas/phrases.ts';
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
  const read = <Output>({ path, schema }: ContentFile<Output>) => reader.yaml(path, schema);
  const all = <Output extends object>({ path, schema }: ContentFile<Output>) => reader.folder(path, schema);

  const facts = read(singleFiles.firm);
  const register = read(singleFiles.editions);
  const shared = read(singleFiles.phrases);
  const catalogued = [...reader.files].filter(
    ([file, text]) => file.startsWith('content/standards/') && /^catalogue:/m.test(text),
  );
  reader.useTokens(tokensOf(facts, register, shared, catalogued.length), [
    ...(facts ? [] : ['firm.']),
    ...(register ? [] : ['editions.']),
    ...(shared ? [] : ['phrases.']),
  ]);

  const draft = {
    firm: facts,
    editions: register,
    labels: read(singleFiles.labels),
    navigation: read(singleFiles.navigation),
    redirects: read(singleFiles.redirects),
    addresses: read(singleFiles.addresses),
    team: read(singleFiles.team),
    clients: read(singleFiles.clients),
    testimonials: read(singleFiles.testimonials),
    process: read(singleFiles.process),
    credentials: read(singleFiles.credentials),
    reasons: read(singleFiles.reasons),
    stats: read(singleFiles.stats),
    values: read(singleFiles.values),
    services: read(singleFiles.services),
    home: read(singleFiles.home),
    about: read(singleFiles.about),
    servicesPage: read(singleFiles.servicesPage),
    credentialsPage: read(singleFiles.credentialsPage),
    teamPage: read(singleFiles.teamPage),
    contact: read(singleFiles.contact),
    termsPage: read(singleFiles.termsPage),
    catalogue: read(singleFiles.catalogue),
    editionsPage: read(singleFiles.editionsPage),
    cost: read(singleFiles.cost),
    plan: read(singleFiles.plan),
    management: read(singleFiles.management),
    notFound: read(singleFiles.notFound),
    offline: read(singleFiles.offline),
    finder: read(singleFiles.finder),
    auditTime: read(singleFiles.auditTime),
    phases: read(singleFiles.phases),
    readiness: read(singleFiles.readiness),
    planWords: read(singleFiles.planWords),
    compare: read(singleFiles.compare),
    comparisons: all(contentFolders.comparisons),
    glossary: read(singleFiles.glossary),
    checkCertificate: read(singleFiles.checkCertificate),
    search: read(singleFiles.search),
    terms: legal(reader, 'terms'),
    privacy: legal(reader, 'privacy'),
    accessibility: legal(reader, 'accessibility'),
    standards: all(contentFolders.standards).toSorted(byNumber),
    certifications: all(contentFolders.certifications),
    managementServices: all(contentFolders.managementServices),
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
