import { readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import type { Question } from '#src/content/tool-vocabulary.ts';
import { designationToPlan } from '#src/features/editions/designation-to-plan.ts';
import type { ToolPage } from '#src/islands/tool-pages.ts';
import { asksOf, isAnswered } from '../answers/asks.ts';
import type { Plan } from '../answers/schema.ts';
import { categoriesOf, daysForPlanning } from '../audit-time/audit-days.ts';
import { type Card, findPages, standardsOf } from '../need/find.ts';
import type { PlanData } from '../plan-data.ts';
import { openPoints } from '../readiness/open-points.ts';
import { changeoverOf } from '../schedule/changeover.ts';
import { pathsOf } from '../schedule/paths.ts';
import { sizeOf } from '../schedule/place.ts';
import { startOf } from '../schedule/verdict.ts';
import { type Change, changeWay } from './change.ts';
import { checksOf } from './checks.ts';
import { type DaysResult, daysResult, judgedQuote } from './days-result.ts';
import { newVerdict } from './new-verdict.ts';
import { listed, peopleText, readableMonth, readableWish, told } from './readable.ts';
import { newWays, type Way } from './ways.ts';

/** How good a verdict is, beside its words. */
export type Tone = 'good' | 'ask' | 'stop' | 'none';

export type Verdict = { tone: Tone; text: string; say: string };
export type Key = { label: string; value: string };
/** What is left out of a result, with the question that closes it, where one does. */
export type Point = { label: string; text: string; question?: Question | undefined };

/** Everything the answers come to, in words and days: views show it, and none of them calculates. */
export type PlanResult = {
  /** The day it was made for. */
  today: string;
  title: string;
  /** `A software firm, 18 people`; empty while nothing is known. */
  who: string;
  /** What else it rests on. */
  basis: readonly string[];
  /** What is drawn large: of the one standard there is. */
  numeral: string | undefined;
  family: string | undefined;
  /** The one figure to repeat to somebody else; undefined while there is none. */
  key: Key | undefined;
  verdict: Verdict | undefined;
  need: readonly { label: string; text: string }[];
  cards: readonly Card[];
  checks: readonly string[];
  /** Each drawn with two plans; the first is that of the key. */
  ways: readonly Way[];
  days: DaysResult;
  invoices: readonly { who: string; what: string; counted: string }[];
  missing: readonly (Point & { question: Question })[];
  /** What the result leaves out, or the visitor has to close. */
  open: readonly Point[];
  next: readonly string[];
  /** Pages whose deadlines belong to it. */
  pages: readonly string[];
};

const whoOf = ({ sector, people }: Plan, { finder, words }: PlanData) => {
  const firm = finder.sectors.find(({ id }) => id === sector)?.firm;
  return told([firm, people !== undefined && peopleText(people, words)]).join(', ');
};

const basisOf = (plan: Plan, { words, phases }: PlanData, today: string) => {
  const { basis } = words;
  const { wanted, stage, held, start } = plan;
  const wish = (given: NonNullable<Plan['wanted']>) => {
    if (given === 'open') return basis.noMonth;
    return fill(given.kind === 'audit' ? basis.wantedAudit : basis.wanted, {
      month: readableWish(given.day),
    });
  };
  return told([
    stage && phases.stages[stage].label,
    ...held.map(({ until }) => until && fill(basis.until, { month: readableMonth(until) })),
    wanted && wish(wanted),
    start && start > today && fill(basis.from, { date: readableDay(start) }),
  ]);
};

/** Who decides on a page, by its way. */
const deciderOf = ({ id, kind }: ToolPage, { phases }: Pick<PlanData, 'phases'>) => {
  if (kind === 'guidance') return 'nobody' as const;
  if (kind === 'declaration') return 'maker' as const;
  const isLaboratory = phases.tracks.laboratory.pages.some(({ page }) => page === id);
  return isLaboratory ? ('accreditation' as const) : ('certification' as const);
};

const needOf = (
  planned: readonly { page: ToolPage; name: string }[],
  changes: readonly Change[],
  data: PlanData,
) => {
  const { facts, answers } = data.words;
  const unique = (texts: readonly string[]) => [...new Set(texts)].join(' ');
  const pages = [...planned.map(({ page }) => page), ...changes.map(({ page }) => page)];
  const names = [...new Set([...planned.map(({ name }) => name), ...changes.map(({ target }) => target)])];
  if (pages.length === 0) return [];
  const kinds = pages.flatMap(({ kind }) => (kind === 'working-system' ? [] : [facts.whatBy[kind]]));
  return [
    { label: names.length > 1 ? facts.standards : facts.standard, text: names.join(', ') },
    ...(changes.length > 0
      ? [
          {
            label: facts.hold,
            text: changes
              .map(({ named, until }) =>
                until ? `${named}, ${fill(answers.until, { month: readableMonth(until) })}` : named,
              )
              .join('; '),
          },
        ]
      : []),
    { label: facts.what, text: unique(kinds) },
    { label: facts.decides, text: unique(pages.map((page) => facts.decidesBy[deciderOf(page, data)])) },
  ];
};

/** The change that has an answer, as the holder would tell it; others stand beside it. */
const changesOf = (plan: Plan, data: PlanData, today: string): readonly Change[] =>
  plan.held
    .map((held) => changeoverOf(held, data, today))
    .flatMap((change) => (change ? [changeWay(change, data, today)] : []));

/**
 * All that a plan comes to on a day. Pure: the same answers, day and data give the same words.
 * @param today `2026-11-26`, asked when the result is made
 */
export const planResult = (plan: Plan, today: string, data: PlanData): PlanResult => {
  const { words, finder, auditTime, phases, pages: allPages, register, readiness } = data;
  const cards = plan.sector || plan.reasons.length > 0 || plan.standards ? findPages(plan, data, today) : [];
  const changes = changesOf(plan, data, today);
  // What is no longer valid is certified anew.
  const lost = changes.filter(({ isLost }) => isLost).map(({ page }) => page.id);
  const asked = plan.door === 'hold' && !plan.standards ? [] : standardsOf(plan, cards);
  const ids = [...new Set([...asked, ...lost])];
  const planned = ids.flatMap((id) => {
    const page = allPages.find((candidate) => candidate.id === id);
    return page ? [{ page, name: designationToPlan(page, register, today) }] : [];
  });
  const isHold = changes.length > 0 && ids.length === 0;
  const categories = categoriesOf(plan, auditTime, finder.sectors);
  const counted = ids.length > 0 ? ids : changes.map(({ page }) => page.id);
  const { people, sector, joint } = plan;
  const daysInput = { pages: counted, people, sector, joint, ...categories };
  const circumstances = {
    size: sizeOf(people, phases),
    stage: plan.stage ?? 'none',
    pages: ids,
    tableDays: daysForPlanning({ ...daysInput, pages: ids }, auditTime),
    notified: plan.notified ?? false,
    sector,
  };
  const { paths, without } = pathsOf(circumstances, phases);
  const monday = startOf(plan, today);
  const nameOf = (id: string) => planned.find(({ page }) => page.id === id)?.name ?? id;
  const wanted = plan.wanted === 'open' ? undefined : plan.wanted;
  const { verdict, key, kept } = newVerdict(paths, plan.wanted, monday, data, planned.length > 0);
  const days = daysResult(daysInput, plan.sites, isHold ? 'renewal' : 'initial', data);
  const quote = plan.door === 'quote' ? judgedQuote(plan.quoted, days, words) : undefined;
  const drawn = newWays(paths, { monday, wanted, kept, nameOf }, data);
  const ways = [...(isHold ? [] : drawn), ...changes.flatMap(({ way }) => (way ? [way] : []))];
  const [change] = changes;
  const asks = asksOf(plan, counted, data);
  const tracks = new Set([...paths.map(({ track }) => track), ...(isHold ? ['system' as const] : [])]);
  const isMore = counted.filter((id) => auditTime.tables.some(({ page }) => page === id)).length > 1;
  const extras: Question[] = [
    ...(counted.length > 0 ? (['sites'] as const) : []),
    ...(isMore ? (['joint'] as const) : []),
    ...(paths.some(({ track }) => track === 'product') ? (['notified'] as const) : []),
  ];
  const question = (id: Question) => ({
    question: id,
    label: words.questions[id].line,
    text: words.missing.effects[id],
  });
  const titles = planned.map(({ name }) => name);
  const { and, renewing, choosing } = words.result;
  const held = changes.map(({ named }) => named);
  const renewal = held.length > 0 ? fill(renewing, { named: listed(held, and) }) : choosing;
  const title = titles.length > 0 ? listed(titles, and) : renewal;
  const numerals = [...planned.map(({ page }) => page), ...(isHold ? changes.map(({ page }) => page) : [])];
  const [shown] = numerals.length === 1 ? numerals : [];
  return {
    today,
    title,
    who: whoOf(plan, data),
    basis: basisOf(plan, data, today),
    numeral: shown?.numeral,
    family: shown?.family,
    key: quote?.key ?? (isHold ? change?.key : key),
    verdict: quote?.verdict ?? (isHold ? change?.verdict : verdict),
    need: needOf(planned, changes, data),
    cards: plan.door === 'which' ? cards : [],
    checks: [
      ...checksOf(paths, monday, ids, data, today),
      ...changes.flatMap(({ checks, verdict: said }) => [
        ...checks,
        ...(isHold && change?.verdict === said ? [] : [`${said.text} ${said.say}`]),
      ]),
    ],
    ways,
    days,
    invoices: words.invoices.rows.filter((row) => row.for.some((track) => tracks.has(track))),
    missing: asks.filter((id) => !isAnswered(plan, id)).map(question),
    open: [
      ...without.flatMap(({ page, text }) => (text ? [{ label: nameOf(page), text }] : [])),
      ...openPoints(counted, plan.answers, readiness).map((point) => ({
        label: fill(words.missing.points, { clause: point.clause, question: point.question }),
        text: point.isGate ? words.missing.gate : '',
      })),
      ...extras.filter((id) => !isAnswered(plan, id)).map(question),
      ...(ways.length > 0 ? words.missing.open : []),
    ],
    next: nextSteps(plan, change, isHold, words),
    pages: counted,
  };
};

const nextSteps = (
  plan: Plan,
  change: Change | undefined,
  isHold: boolean,
  { next }: PlanData['words'],
): readonly string[] => {
  if (plan.door === 'quote') return next.quote;
  if (!isHold || !change) return next.new;
  if (!change.key) return next.now;
  const list = change.isChange ? next.hold : next.renew;
  const date = change.key.value;
  return list.map((text) => fill(text, { date }));
};
