import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { monthsAfter } from '#src/content/weeks.ts';
import { editionState } from '#src/features/editions/edition-state.ts';
import { editionLine } from '#src/features/editions/in-words.ts';
import { type CertificateAnswers, isAnswered } from './answers.ts';
import type { CheckData, NamedEdition } from './from-content.ts';
import type { CertificatePoint } from './vocabulary.ts';

/** Speaks against a certificate: alone, or until the issuer explains it; or is only to be known. */
type Level = 'stop' | 'ask' | 'note';

/** What is found at a point, and what to ask the issuer about it where that is not the question of the point. */
type Said = { level: Level; text: string; ask?: string };

const mark = 'ce-marking';
/** The longest a certificate runs, and an accreditation, in years. */
const longest = { system: 3, laboratory: 5 } as const;

/** The dates against each other, against today, and against the edition; each by itself, so that none hides another. */
const saidOfDates = (
  { issued, until }: CertificateAnswers,
  { from, published = '', named = '', ends }: Partial<NamedEdition> & { ends?: string | undefined },
  years: number,
  today: string,
  words: CheckData['questions']['dates'],
): Said[] => {
  const day = (one: string | undefined) => (one ? readableDay(one) : '');
  const values = { issued: day(issued), until: day(until), ends: day(ends), named, published, years };
  const isLate = issued && until && until > monthsAfter(issued, 12 * years);
  const faults = [
    { is: issued && from && issued < from, level: 'stop', words: words.before },
    { is: until && until < today, level: 'stop', words: words.over },
    { is: issued && issued > today, level: 'ask', words: words.early },
    { is: issued && until && until <= issued, level: 'ask', words: words.order },
    { is: isLate, level: 'ask', words: words.long },
    { is: until && ends && today <= ends && ends < until, level: 'ask', words: words.beyond },
  ] as const;
  return faults.flatMap(({ is, level, words: { text, ask } }) =>
    is ? [{ level, text: fill(text, values), ask: fill(ask, values) }] : [],
  );
};

const saidOfEdition = (named: NamedEdition, today: string, data: CheckData): Said[] => {
  const { page, isSuccessor, beyond } = named;
  const { olderBad, noneBad } = data.questions.edition;
  const row = data.register.find((candidate) => candidate.page === page);
  const kind = data.kinds.find((candidate) => candidate.page === page)?.text;
  const state = row && editionState(row, today);
  const other = state === 'guidance' ? 'stop' : page === mark ? 'ask' : 'note';
  const kinds = kind ? [{ level: other, text: kind } as const] : [];
  if (beyond === 'older') return [{ level: 'stop', text: fill(olderBad, { name: named.named }) }, ...kinds];
  if (beyond === 'none') return [{ level: 'ask', text: fill(noneBad, { name: named.named }) }, ...kinds];
  const standing = state === 'ended' && !isSuccessor ? 'stop' : 'note';
  return [...(row ? [{ level: standing, text: editionLine(row, today, data) } as const] : []), ...kinds];
};

/** The questions that count for what is named: a laboratory's paper has no issuer to be looked up. */
const pointsFor = (page: string | undefined, isLaboratory: boolean, { questions: { items } }: CheckData) =>
  items
    .filter(({ id, page: only }) =>
      only ? page === only : !(isLaboratory && (id === 'mark' || id === 'listed')),
    )
    .map(({ id }) => id);

/** What the answers about a certificate come to on a day. Pure: every view only shows it. */
export const judge = (answers: CertificateAnswers, data: CheckData, today: string) => {
  const { questions, results, words } = data;
  const named = data.editions.find(({ id }) => id === answers.edition);
  const isLaboratory = named !== undefined && data.laboratories.includes(named.page);
  const points = pointsFor(named?.page, isLaboratory, data);
  const row = data.register.find(({ page }) => page === named?.page);
  const isOld = named && !named.isSuccessor && !named.beyond;
  const said = (point: CertificatePoint): Said[] => {
    const { no, bad = '', open = '' } = questions.items.find(({ id }) => id === point) ?? {};
    if (point === 'issuer') {
      const text = answers.issuer && questions.issuers[answers.issuer].bad;
      return text ? [{ level: 'stop', text }] : [];
    }
    if (answers[point] === 'unknown') return [{ level: 'ask', text: open }];
    if (point === 'dates') {
      const ends = isOld ? row?.ends?.day : undefined;
      const years = isLaboratory ? longest.laboratory : longest.system;
      return saidOfDates(answers, { ...named, ends }, years, today, questions.dates);
    }
    if (point === 'edition') return named ? saidOfEdition(named, today, data) : [];
    return answers[point] === 'no' && no ? [{ level: no, text: bad }] : [];
  };
  const findings = points.flatMap((point) => {
    const asked = questions.items.find(({ id }) => id === point)?.ask ?? '';
    return said(point).map(({ ask = asked, ...rest }) => ({ point, ask, ...rest }));
  });
  const of = <Of extends Level>(level: Of) =>
    findings.flatMap((finding) => (finding.level === level ? [{ ...finding, level }] : []));
  const answered = points.filter((point) => isAnswered(answers, point)).length;
  const rest = answered === points.length ? 'good' : answered > 0 ? 'soFar' : 'none';
  const kind: keyof CheckData['results'] =
    of('stop').length > 0 ? 'stop' : of('ask').length > 0 ? 'ask' : rest;
  const count = of('ask').length;
  return {
    kind,
    title: fill(results[kind].title, {
      points: count === 1 ? words.points.one : fill(words.points.many, { n: count }),
    }),
    /** In the order of the questions. */
    findings,
    /** What speaks against it, what stops first. */
    against: [...of('stop'), ...of('ask')],
    /** The questions that count for this certificate. */
    points,
    answered,
    named,
    isLaboratory,
  };
};

export type Judgement = ReturnType<typeof judge>;

/** How an answer stands: in order, to ask, stop; undefined while it is open. */
export const flagOf = (point: CertificatePoint, answers: CertificateAnswers, { against }: Judgement) =>
  isAnswered(answers, point) ? (against.find((one) => one.point === point)?.level ?? 'ok') : undefined;

/** The letter to the issuer, with a sentence for whatever speaks against the certificate. */
export const letterOf = ({ against }: Judgement, { asks, paragraphs }: CheckData['letter']) => {
  const asked = [...new Set(against.map(({ ask }) => `- ${ask}`))];
  return [...paragraphs, ...(asked.length > 0 ? [[asks, ...asked].join('\n')] : [])].join('\n\n');
};
