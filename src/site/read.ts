import { blocksOf, clausesOf, type LegalDocument, legalHead } from '#src/content/legal.ts';
import { legalProblems } from '#src/content/legal-problems.ts';
import { ContentError } from '#src/content/problem.ts';
import type { Reader } from '#src/content/reader.ts';
import { contentFolders, singleFiles } from './content-files.ts';
import { readFacts } from './token-values.ts';

const legal = (reader: Reader, name: string): LegalDocument | undefined => {
  const file = `content/legal/${name}.md`;
  const source = reader.text(file);
  if (source === undefined) {
    reader.problem(file, '', 'is missing: /termspolicy shows this document; restore the Markdown file');
    return undefined;
  }
  const head = reader.head(file);
  if (!head) return undefined;
  const blocks = blocksOf(source);
  const clauses = 'tooDeep' in blocks ? [] : clausesOf(blocks);
  const problems = legalProblems(source);
  for (const { line, message } of problems) reader.problem(file, `line ${line}`, message);
  if (clauses.length === 0 && problems.length === 0)
    reader.problem(file, '', "has no clauses: begin each with '## ' and its heading");
  const checked = reader.checked(file, legalHead, head.value);
  return checked && { ...checked, clauses };
};

/** Codes in the order of their number: ISO 9001 before ISO 13485. */
const byNumber = (a: { code: string }, b: { code: string }) =>
  Number(/\d+/.exec(a.code)?.[0]) - Number(/\d+/.exec(b.code)?.[0]);

type Whole<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** Every part was read; a part that was not has left its problem behind. */
const isWhole = <T extends object>(draft: T): draft is T & Whole<T> =>
  Object.values(draft).every((part) => part !== undefined);

/**
 * Every file of content/ by its schema, tokens filled.
 * @throws ContentError naming every problem of a file at once
 */
export const readContent = (reader: Reader) => {
  const { facts, register, shared, auditTime, tokens } = readFacts(reader);
  reader.useTokens(tokens, [
    ...(facts ? [] : ['firm.']),
    ...(register ? [] : ['editions.']),
    ...(shared ? [] : ['phrases.']),
    ...(auditTime ? [] : ['days.']),
  ]);

  const draft = {
    firm: facts,
    editions: register,
    labels: reader.yaml(singleFiles.labels),
    navigation: reader.yaml(singleFiles.navigation),
    redirects: reader.yaml(singleFiles.redirects),
    addresses: reader.yaml(singleFiles.addresses),
    publish: reader.yaml(singleFiles.publish),
    team: reader.yaml(singleFiles.team),
    clients: reader.yaml(singleFiles.clients),
    testimonials: reader.yaml(singleFiles.testimonials),
    process: reader.yaml(singleFiles.process),
    credentials: reader.yaml(singleFiles.credentials),
    reasons: reader.yaml(singleFiles.reasons),
    stats: reader.yaml(singleFiles.stats),
    values: reader.yaml(singleFiles.values),
    services: reader.yaml(singleFiles.services),
    home: reader.yaml(singleFiles.home),
    about: reader.yaml(singleFiles.about),
    servicesPage: reader.yaml(singleFiles.servicesPage),
    credentialsPage: reader.yaml(singleFiles.credentialsPage),
    teamPage: reader.yaml(singleFiles.teamPage),
    contact: reader.yaml(singleFiles.contact),
    termsPage: reader.yaml(singleFiles.termsPage),
    catalogue: reader.yaml(singleFiles.catalogue),
    editionsPage: reader.yaml(singleFiles.editionsPage),
    editionLabels: reader.yaml(singleFiles.editionLabels),
    cost: reader.yaml(singleFiles.cost),
    plan: reader.yaml(singleFiles.plan),
    planHow: reader.yaml(singleFiles.planHow),
    management: reader.yaml(singleFiles.management),
    notFound: reader.yaml(singleFiles.notFound),
    finder: reader.yaml(singleFiles.finder),
    auditTime,
    phases: reader.yaml(singleFiles.phases),
    readiness: reader.yaml(singleFiles.readiness),
    asking: reader.yaml(singleFiles.asking),
    planWords: reader.yaml(singleFiles.planWords),
    compare: reader.yaml(singleFiles.compare),
    comparisons: reader.folder(contentFolders.comparisons),
    guides: reader.folder(contentFolders.guides),
    glossary: reader.yaml(singleFiles.glossary),
    checkCertificate: reader.yaml(singleFiles.checkCertificate),
    search: reader.yaml(singleFiles.search),
    terms: legal(reader, 'terms'),
    privacy: legal(reader, 'privacy'),
    accessibility: legal(reader, 'accessibility'),
    standards: reader.folder(contentFolders.standards).toSorted(byNumber),
    certifications: reader.folder(contentFolders.certifications),
    managementServices: reader.folder(contentFolders.managementServices),
  };
  reader.reportUnread();
  if (reader.problems.length > 0 || !isWhole(draft))
    throw new ContentError([...reader.problems, ...reader.unfilled]);
  return draft;
};

export type WrittenContent = ReturnType<typeof readContent>;
