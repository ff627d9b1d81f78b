import { fill } from '#src/content/fill.ts';
import { mondayFrom } from '#src/content/weeks.ts';
import { designationToPlan } from '#src/features/editions/edition-state.ts';
import type { ToolPage } from '#src/islands/tool-pages.ts';
import { asksOf, heldOf, isAnswered, type Plan } from '../answers/plan.ts';
import { categoriesOf, daysForPlanning } from '../audit-time/audit-days.ts';
import { findPages, standardsOf } from '../need/find.ts';
import type { PlanData } from '../plan-data.ts';
import { pathsOf } from '../schedule/paths.ts';
import type { Question } from '../vocabulary.ts';
import { type Change, changeWay } from './change.ts';
import { checksOf } from './checks.ts';
import { daysResult, judgedQuote } from './days-result.ts';
import { newPlan } from './new-plan.ts';
import { listed, peopleText, readableMonth, readableWish, told } from './readable.ts';

/** How good a verdict is, beside its words. */
export type Tone = 'good' | 'ask' | 'stop' | 'none';

export type Verdict = { tone: Tone; text: string; say: string };
export type Key = { label: string; value: string };
/** What is left out of a result, with the question that closes it, where one does. */
type Point = { label: string; text: string; question?: Question | undefined };

/** Everything the answers come to, in words and days: views show it, and none of them calculates. */
export type PlanResult = ReturnType<typeof planResult>;

/** `A software firm, 18 people`; empty while nothing is known. */
const whoOf = ({ trade, people }: Plan, { finder, words }: PlanData) => {
  const firm = finder.sectors.find(({ id }) => id === trade)?.firm;
  return told([firm, people !== undefined && peopleText(people, words)]).join(', ');
};

/** What else it rests on. */
const basisOf = ({ month, stage, held, end }: Plan, { words: { basis }, phases }: PlanData) =>
  told([
    stage && phases.stages[stage].label,
    held && end && fill(basis.until, { month: readableMonth(end) }),
    month === 'open' ? basis.noMonth : month && fill(basis.wanted, { month: readableWish(month) }),
  ]);

/** The questions that dates depend on. */
const paces: ReadonlySet<Question> = new Set(['std', 'held', 'end', 'trade', 'why', 'people', 'stage']);

/** Who decides on what comes of a page. */
const deciderOf = ({ kind }: ToolPage) => {
  if (kind === 'guidance') return 'nobody';
  if (kind === 'declaration') return 'maker';
  return kind === 'accreditation' ? kind : 'certification';
};

const needOf = (
  planned: readonly { page: ToolPage; name: string }[],
  change: Change | undefined,
  data: PlanData,
) => {
  const { facts, answers } = data.words;
  const unique = (texts: readonly string[]) => [...new Set(texts)].join(' ');
  const all = change ? [...planned, { page: change.page, name: change.target }] : planned;
  if (all.length === 0) return [];
  const names = [...new Set(all.map(({ name }) => name))];
  const held = change?.until && fill(answers.until, { month: readableMonth(change.until) });
  const kinds = all.flatMap(({ page: { kind } }) => (kind === 'working-system' ? [] : [facts.whatBy[kind]]));
  return [
    { label: names.length > 1 ? facts.standards : facts.standard, text: names.join(', ') },
    ...(change ? [{ label: facts.hold, text: told([change.named, held]).join(', ') }] : []),
    { label: facts.what, text: unique(kinds) },
    { label: facts.decides, text: unique(all.map(({ page }) => facts.decidesBy[deciderOf(page)])) },
  ];
};

/**
 * All that a plan comes to on a day. Pure: the same answers, day and data give the same words.
 * @param today `2026-11-26`, asked when the result is made
 */
export const planResult = (plan: Plan, today: string, data: PlanData) => {
  const { words, auditTime, phases, pages: allPages, register } = data;
  const cards = plan.trade || plan.why.length > 0 || plan.std ? findPages(plan, data) : [];
  const held = heldOf(plan);
  const change = held && changeWay(held, data, today);
  // What is no longer valid is certified anew.
  const lost = change?.isLost ? [change.page.id] : [];
  const asked = plan.door === 'hold' && !plan.std ? [] : standardsOf(plan, cards);
  const ids = [...new Set([...asked, ...lost])];
  const planned = ids.flatMap((id) => {
    const page = allPages.find((candidate) => candidate.id === id);
    return page ? [{ page, name: designationToPlan(page, register, today) }] : [];
  });
  const renewed = ids.length === 0 ? change : undefined;
  const counted = renewed ? [renewed.page.id] : ids;
  const daysInput = { ...plan, ...categoriesOf(plan, data), pages: counted };
  const tableDays = daysForPlanning({ ...daysInput, pages: ids }, auditTime);
  const { paths, without } = pathsOf({ plan, pages: ids, tableDays }, phases, mondayFrom(today));
  const nameOf = (id: string) => planned.find(({ page }) => page.id === id)?.name ?? id;
  const days = daysResult(daysInput, renewed ? 'renewal' : 'initial', data);
  const quote = plan.door === 'quote' ? judgedQuote(plan.days, days, words) : undefined;
  const asks = asksOf(plan, data);
  const tracks = new Set([...paths.map(({ track }) => track), ...(renewed ? ['system' as const] : [])]);
  const isMore = counted.filter((id) => auditTime.tables.some(({ page }) => page === id)).length > 1;
  const isExtra = {
    sites: counted.length > 0,
    rate: days.range !== undefined && !asks.includes('rate'),
    joint: isMore,
    notified: tracks.has('product'),
  };
  const unanswered = (questions: readonly Question[]) =>
    questions
      .filter((id) => !isAnswered(plan, id))
      .map((id) => ({ question: id, label: words.questions[id].line, text: words.missing.effects[id] }));
  const missing = unanswered(asks);
  // No date comes of what is never certified.
  const isDateless = ids.length > 0 && paths.length === 0;
  const awaited = missing
    .filter(({ question }) => !isDateless && paces.has(question) && !plan.skipped.includes(question))
    .map(({ label }) => label);
  const made = newPlan(paths, plan.month, awaited, nameOf, words);
  const { keys: ownKeys, verdict: ownVerdict, ways } = renewed ?? made;
  const keys = quote ? [quote.key ?? []].flat() : ownKeys;
  const open: Point[] = [
    ...without.flatMap(({ page, text }) => (text ? [{ label: nameOf(page), text }] : [])),
    ...unanswered((['sites', 'rate', 'joint', 'notified'] as const).filter((id) => isExtra[id])),
    ...(ways.length > 0 ? words.missing.open : []),
  ];
  const door = words.doors.find(({ id }) => id === plan.door);
  const renewal = change
    ? fill(words.result.renewing, { named: change.named })
    : (door?.title ?? words.take.title);
  const names = planned.map(({ name }) => name);
  const shown = renewed?.page ?? (planned.length === 1 ? planned[0]?.page : undefined);
  return {
    today,
    title: listed(names) || renewal,
    who: whoOf(plan, data),
    basis: basisOf(plan, data),
    /** What is drawn large: of the one standard there is. */
    numeral: shown?.numeral,
    drawing: door && data.drawings[door.drawing],
    family: shown?.family,
    /** The one figure to repeat to somebody else, and what may be said after it. */
    keys,
    /** Whether that figure stands, whatever else is answered. */
    isSettled: keys.length > 0 && (renewed !== undefined || awaited.length === 0),
    verdict: quote?.verdict ?? ownVerdict,
    months: made.months,
    need: needOf(planned, change, data),
    cards: plan.door === 'which' ? cards : [],
    checks: [
      ...checksOf(made.ways, ids, data, today),
      ...(change?.checks ?? []),
      ...(change && !renewed ? [change.aside] : []),
    ],
    /** Each with two plans; the first is that of the key. */
    ways,
    days,
    invoices: words.invoices.rows.filter((row) => row.for.some((track) => tracks.has(track))),
    /** The questions of the plan, in order, and those of them that are not answered. */
    asks,
    missing,
    /** What the result leaves out, or the visitor has to close. */
    open,
    next: nextSteps(plan, renewed, words),
    /** Pages whose deadlines belong to it. */
    pages: counted,
  };
};

const nextSteps = (plan: Plan, renewed: Change | undefined, { next }: PlanData['words']): string[] => {
  if (plan.door === 'quote') return next.quote;
  if (!renewed) return next.new;
  const [key] = renewed.keys;
  // Without the month it ends, nothing can be said.
  if (!key) return renewed.until ? next.now : [];
  const list = renewed.isChange ? next.hold : next.renew;
  const date = key.value;
  return list.map((text) => fill(text, { date }));
};
