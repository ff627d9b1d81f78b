import { lastDayOf, monthsAfter, readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { editionState } from '#src/features/editions/edition-state.ts';
import { editionLine } from '#src/features/editions/in-words.ts';
import type { CertificateAnswers, CertificatePoint } from './answers.ts';
import type { CheckData, NamedEdition, Said } from './from-content.ts';

/** The longest a certificate runs, and an accreditation, in years. */
const longest = { system: 3, laboratory: 5 } as const;

/** In how many months an end is near. */
const soon = 3;

const readable = (day: string | undefined) => (day ? readableDay(day) : '');

/** The first and the last day that a date on it can mean: of a month all are possible. */
const first = (date: string | undefined) => date && `${date}-01`.slice(0, 10);
const last = (date: string | undefined) => (date?.length === 7 ? lastDayOf(date) : date);

/** The dates against each other, against today, and against the edition; each by itself, so that none hides another. */
const saidOfDates = (
  { issued, until }: CertificateAnswers,
  { from, published = '', named = '' }: Partial<NamedEdition> = {},
  ends: string | undefined,
  years: number,
  today: string,
  words: CheckData['questions']['dates'],
): Said[] => {
  const days = { issued: readable(issued), until: readable(until), ends: readable(ends) };
  const [issuedFirst, issuedLast] = [first(issued), last(issued)];
  const [untilFirst, untilLast] = [first(until), last(until)];
  const isLate = issuedLast && untilFirst && untilFirst > monthsAfter(issuedLast, 12 * years);
  const faults = [
    { is: issuedLast && from && issuedLast < from, level: 'stop', words: words.before },
    { is: untilLast && untilLast < today, level: 'stop', words: words.over },
    { is: issuedFirst && issuedFirst > today, level: 'ask', words: words.early },
    { is: issuedFirst && untilLast && untilLast <= issuedFirst, level: 'ask', words: words.order },
    { is: isLate, level: 'ask', words: words.long },
    { is: untilFirst && ends && today <= ends && ends < untilFirst, level: 'ask', words: words.beyond },
  ] as const;
  const found: Said[] = faults.flatMap(({ is, level, words: { text, ask } }) => {
    const values = { ...days, named, published, years };
    return is ? [{ level, text: fill(text, values), ask: fill(ask, values) }] : [];
  });
  const isSoon = untilLast && today <= untilLast && untilLast < monthsAfter(today, soon);
  return isSoon ? [...found, { level: 'note', text: fill(words.soon, days) }] : found;
};

/** What speaks against a certificate, what stops first. */
const speakingAgainst = <Of extends Said>(said: readonly Of[]) =>
  (['stop', 'ask'] as const).flatMap((level) =>
    said.filter((one) => one.level === level).map((one) => ({ ...one, level })),
  );

/** Whether anybody answers for the issuer is settled first, what a product carries last. */
const weights: Partial<Record<CertificatePoint, number>> = { listed: -1, product: 1 };
const weightOf = ({ point }: { point: CertificatePoint }) => weights[point] ?? 0;

/** What the answers about a certificate come to on a day. Pure: every view only shows it. */
export const judge = (answers: CertificateAnswers, data: CheckData, today: string) => {
  const { questions, results, words } = data;
  const { issued, until } = answers;
  const named = data.editions.find(({ id }) => id === answers.edition);
  const row = named?.isBeyond ? undefined : data.register.find(({ page }) => page === named?.page);
  const isOld = row && !named?.isSuccessor;
  const isLaboratory = named !== undefined && data.laboratories.some(({ page }) => page === named.page);
  const years = isLaboratory ? longest.laboratory : longest.system;
  const standing = isOld && editionState(row, today) === 'ended' ? 'stop' : 'note';
  const ask = standing === 'stop' ? fill(questions.edition.ended, { named: row?.named ?? '' }) : undefined;
  const line: Said[] = isOld ? [{ level: standing, text: editionLine(row, today, data), ask }] : [];
  /** What is written on it, of which anything can be found. */
  const written: Partial<Record<CertificatePoint, { answer: string | undefined; said: Said[] }>> = {
    edition: { answer: named?.named, said: [...line, ...(named?.said ?? [])] },
    dates: {
      answer: [issued, until].map(readable).filter(Boolean).join(' – ') || undefined,
      said: [
        ...saidOfDates(answers, named, isOld ? row.ends?.day : undefined, years, today, questions.dates),
        ...(Boolean(issued) === Boolean(until) ? [] : [questions.dates.half]),
      ],
    },
  };
  const points = questions.items
    // A laboratory's paper has no issuer to be looked up.
    .filter(({ id, page }) =>
      page ? page === named?.page : !(isLaboratory && (id === 'mark' || id === 'listed')),
    )
    .map((item, index) => {
      const { id, choices } = item;
      const number = index + 1;
      const chosen = choices.find((choice) => choice.id === answers[id]);
      const said: Said[] = chosen?.against ? [chosen.against] : (written[id]?.said ?? []);
      const answer = written[id]?.answer ?? chosen?.label;
      const name = fill(words.point, { n: number, line: item.line });
      const findings = said.map((one) => ({ ...one, point: id, name, ask: one.ask ?? item.ask }));
      /** How the answer stands. */
      const flag: 'stop' | 'ask' | 'good' = speakingAgainst(said)[0]?.level ?? 'good';
      return {
        ...item,
        number,
        chosen,
        /** In words; undefined while it is open. */
        answer,
        findings,
        flag: answer ? flag : undefined,
        /** Whether somebody has looked. */
        isKnown: answer !== undefined && answers[id] !== 'unknown',
      };
    });
  const findings = points.flatMap((point) => point.findings);
  const against = speakingAgainst(findings.toSorted((one, other) => weightOf(one) - weightOf(other)));
  const answered = points.filter(({ answer }) => answer).length;
  const rest = answered === points.length ? 'good' : answered > 0 ? 'soFar' : 'none';
  const kind: keyof typeof results = against[0]?.level ?? rest;
  const count = against.filter(({ level }) => level === 'ask').length;
  const open = count === 1 ? words.points.one : fill(words.points.many, { n: count });
  return {
    answers,
    today,
    kind,
    // No line ends between a number and what it counts.
    title: fill(results[kind].title, { points: open.replace(' ', '\u00a0') }),
    /** In the order of the questions. */
    findings,
    against,
    /** The questions that count for this certificate. */
    points,
    answered,
    named,
    isLaboratory,
  };
};

export type Judgement = ReturnType<typeof judge>;

/** What every view is given. */
export type Judged = { data: CheckData; judgement: Judgement };

/**
 * The letter to the issuer: what was read on the certificate, and a question for whatever speaks against it. What the check does
 * not know stands in brackets: `[number]`.
 */
export const letterOf = (
  { against, points, named, answers, today }: Judgement,
  words: CheckData['letter'],
) => {
  const { opening, read, asks, always } = words;
  const known = points.filter(({ id }) => (id === 'edition' && named) || (id === 'dates' && answers.until));
  const lines = known.map(({ line, answer }) => `- ${line}: ${answer}`);
  const asked = new Set([...against.map(({ ask }) => ask), always]);
  return [
    opening,
    ...(lines.length > 0 ? [[fill(read, { date: readableDay(today) }), ...lines].join('\n')] : []),
    [asks, ...[...asked].map((ask) => `- ${ask}`)].join('\n'),
  ].join('\n\n');
};
