import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import type { CertificatePoint } from '#src/content/tool-vocabulary.ts';
import { monthsAfter } from '#src/content/weeks.ts';
import { editionLine } from '#src/features/editions/edition-line.ts';
import { editionState } from '#src/features/editions/edition-state.ts';
import type { EditionLabels } from '#src/features/editions/labels.ts';
import type { RegisterRow } from '#src/features/editions/register-data.ts';
import { type CertificateAnswers, isAsked } from './answers.ts';
import type { CheckCertificate } from './schema.ts';

/** What a certificate is held against. */
export type CertificateRules = {
  items: CheckCertificate['questions']['items'];
  judged: CheckCertificate['judged'];
  kinds: CheckCertificate['editions']['kinds'];
  register: readonly RegisterRow[];
  lines: EditionLabels['lines'];
  /** What can be named: `iso-9001@2015`, `ce-marking`. */
  editions: readonly { id: string; page: string; label: string; isSuccessor: boolean }[];
  /** The pages whose paper comes from an accreditation body. */
  laboratories: readonly string[];
};

/** An answer that speaks against a certificate: alone, or until the issuer explains it; or that is only to be known. */
export type Finding = { point: CertificatePoint; level: 'stop' | 'ask' | 'note'; text: string };

export type Judgement = {
  /** Undefined while nothing speaks against it and something is not answered. */
  kind: 'stop' | 'ask' | 'good' | undefined;
  findings: readonly Finding[];
  answered: number;
  /** The questions that count for this certificate. */
  points: readonly CertificatePoint[];
};

const mark = 'ce-marking';

/** The longest a certificate runs, in months. */
const longest = 36;

type Said = Omit<Finding, 'point'>;

const saidOfDates = (
  { issued, until }: CertificateAnswers,
  today: string,
  { over, early, long }: CertificateRules['judged'],
): Said[] => {
  if (until && until < today) return [{ level: 'stop', text: fill(over, { until: readableDay(until) }) }];
  if (issued && (issued > today || (until && until < issued))) return [{ level: 'ask', text: early }];
  return issued && until && until > monthsAfter(issued, longest) ? [{ level: 'ask', text: long }] : [];
};

const saidOfEdition = (
  edition: CertificateRules['editions'][number],
  today: string,
  rules: CertificateRules,
): Said[] => {
  const { page, isSuccessor } = edition;
  const row = rules.register.find((candidate) => candidate.page === page);
  const kind = rules.kinds.find((candidate) => candidate.page === page)?.text;
  const state = row && editionState(row, today);
  const standing = state === 'ended' && !isSuccessor ? 'stop' : 'note';
  const other = state === 'guidance' ? 'stop' : page === mark ? 'ask' : 'note';
  return [
    ...(row ? [{ level: standing, text: editionLine(row, today, rules) } as const] : []),
    ...(kind ? [{ level: other, text: kind } as const] : []),
  ];
};

/** The questions that count for what the certificate names: a laboratory's paper has no issuer to be looked up. */
const pointsFor = (page: string | undefined, { items, laboratories }: CertificateRules) => {
  const isLaboratory = page !== undefined && laboratories.includes(page);
  return items
    .filter(({ id, page: only }) =>
      only ? page === only : !(isLaboratory && (id === 'mark' || id === 'listed')),
    )
    .map(({ id }) => id);
};

/** What the answers about a certificate come to on a day, with what speaks against it in the order of the questions. */
export const judgeCertificate = (
  answers: CertificateAnswers,
  rules: CertificateRules,
  today: string,
): Judgement => {
  const named = rules.editions.find(({ id }) => id === answers.edition);
  const points = pointsFor(named?.page, rules);
  const isAnswered = (point: CertificatePoint) => {
    if (point === 'dates') return answers.issued !== undefined && answers.until !== undefined;
    return answers[point] !== undefined;
  };
  const findingsOf = (point: CertificatePoint): Said[] => {
    const item = rules.items.find(({ id }) => id === point);
    if (!item) return [];
    const { text } = item;
    if (point === 'issuer')
      return answers.issuer && answers.issuer !== 'body' ? [{ level: item.no, text }] : [];
    if (point === 'dates') return saidOfDates(answers, today, rules.judged);
    if (point === 'edition') {
      if (answers.edition === 'unknown') return [{ level: item.unknown, text }];
      return named ? saidOfEdition(named, today, rules) : [];
    }
    const answer = isAsked(point) ? answers[point] : undefined;
    return answer === 'no' || answer === 'unknown' ? [{ level: item[answer], text }] : [];
  };
  const findings = points.flatMap((point) => findingsOf(point).map((finding) => ({ point, ...finding })));
  const has = (level: Finding['level']) => findings.some((finding) => finding.level === level);
  const answered = points.filter(isAnswered).length;
  const rest = answered === points.length ? 'good' : undefined;
  return { kind: has('stop') ? 'stop' : has('ask') ? 'ask' : rest, findings, answered, points };
};

/** The letter to the issuer, with the questions that are still open. */
export const letterOf = (
  { findings }: Judgement,
  { items }: Pick<CertificateRules, 'items'>,
  { paragraphs }: Pick<CheckCertificate['letter'], 'paragraphs'>,
  asks: string,
) => {
  const open = items.filter(({ id }) =>
    findings.some(({ point, level }) => point === id && level !== 'note'),
  );
  const asked = open.map(({ question }) => `- ${question}`);
  return [...paragraphs, ...(asked.length > 0 ? [[asks, ...asked].join('\n')] : [])].join('\n\n');
};
