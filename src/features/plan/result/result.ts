import { mondayFrom, readableDay } from '#src/content/days.ts';
import { fill } from '#src/content/fill.ts';
import { listOf } from '#src/content/list-of.ts';
import { designationToPlan, editionState } from '#src/features/editions/edition-state.ts';
import { editionLine } from '#src/features/editions/in-words.ts';
import type { ToolPage } from '#src/islands/tool-pages.ts';
import { asksOf, isAnswered, type Plan, type Question } from '../answers/plan.ts';
import { categoriesOf, daysForPlanning } from '../audit-time/audit-days.ts';
import { findPages, standardsOf } from '../need/find.ts';
import type { PlanData } from '../plan-data.ts';
import { editionAt } from '../schedule/changeover.ts';
import { auditIn, lastDayIn, latestOf, pathsOf } from '../schedule/paths.ts';
import { daysResult, judgedQuote } from './days.ts';
import { type Change, changeWay } from './held.ts';
import { peopleText, plainName, readableWish, told } from './readable.ts';
import { newPlan, type Way } from './ways.ts';

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
    held && end && fill(basis.until, { month: readableDay(end) }),
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

const unique = (texts: readonly string[]) => [...new Set(texts)];

/** What is planned, by the names that plans give it. */
const needOf = (
  all: readonly ToolPage[],
  change: Change | undefined,
  { end }: Plan,
  { words: { facts, answers } }: PlanData,
) => {
  if (all.length === 0) return [];
  const names = unique(all.map(({ name }) => name));
  const until = end && fill(answers.until, { month: readableDay(end) });
  const kinds = all.flatMap(({ kind }) => (kind === 'working-system' ? [] : [facts.whatBy[kind]]));
  const deciders = all.map((page) => facts.decidesBy[deciderOf(page)]);
  return [
    { label: names.length > 1 ? facts.standards : facts.standard, value: names.join(', ') },
    { label: facts.hold, value: change && told([change.named, until]).join(', ') },
    { label: facts.what, value: unique(kinds).join(' ') },
    { label: facts.decides, value: unique(deciders).join(' ') },
  ];
};

/** What the register says of the editions that the audits of a way are to, with each of its dates looked at. */
const editionChecks = ({ plans }: Way, page: string, data: PlanData, today: string) => {
  const { register, words, labels } = data;
  const row = register.find((candidate) => candidate.page === page);
  if (!row) return [];
  const audits = told(plans.map(({ phases }) => auditIn(phases)));
  const [first, second] = new Set(audits.map((day) => editionAt(row, day, today)));
  if (second) return [fill(words.checks.versions, { named: row.named, successor: row.successor ?? '' })];
  return !first || editionState(row, today) === 'current' ? [] : [editionLine(row, today, labels)];
};

/** Steps to take, of a renewal those by its date. */
const nextSteps = (plan: Plan, renewed: Change | undefined, { next }: PlanData['words']) => {
  if (plan.door === 'quote') return next.quote;
  if (!renewed) return next.new;
  const [key] = renewed.keys;
  // Without the month it ends, nothing can be said.
  if (!key) return plan.end ? next.now : [];
  const list = renewed.target === renewed.named ? next.renew : next.hold;
  return list.map((text) => fill(text, { date: key.value }));
};

/**
 * All that a plan comes to on a day. Pure: the same answers, day and data give the same words.
 * @param today `2026-11-26`, asked when the result is made
 */
export const planResult = (plan: Plan, today: string, data: PlanData) => {
  const { words, auditTime, phases, pages: allPages, register, finder } = data;
  const cards = plan.trade || plan.why.length > 0 || plan.std.length > 0 ? findPages(plan, data) : [];
  const change = changeWay(plan, data, today);
  // What is no longer valid is certified again.
  const lost = change?.isLost ? [change.page.id] : [];
  const asked = plan.door === 'hold' && plan.std.length === 0 ? [] : standardsOf(plan, cards);
  const ids = [...new Set([...asked, ...lost])];
  const planned = ids.flatMap((id) => {
    const page = allPages.find((candidate) => candidate.id === id);
    return page ? [{ ...page, name: designationToPlan(page, register, today) }] : [];
  });
  const renewed = ids.length === 0 ? change : undefined;
  const pages = renewed ? [renewed.page.id] : ids;
  const input = { ...plan, ...categoriesOf(plan, data), pages };
  const tableDays = daysForPlanning({ ...input, pages: ids }, auditTime);
  const { paths, without } = pathsOf({ plan, pages: ids, tableDays }, phases, mondayFrom(today));
  const nameOf = (id: string) => planned.find((page) => page.id === id)?.name ?? id;
  const days = daysResult(input, renewed ? 'renewal' : 'initial', data);
  const asks = asksOf(plan, data);
  const tracks = new Set([...paths.map(({ track }) => track), ...(renewed ? ['system' as const] : [])]);
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
  const { ways } = renewed ?? made;
  let { keys, verdict } = renewed ?? made;
  if (plan.door === 'quote') {
    const inDays = (label: string, n: string) => ({ label, value: fill(words.answers.days, { n }) });
    const quoted = plan.days === undefined ? [] : [inDays(words.keys.quoted, String(plan.days))];
    keys = days.range ? [inDays(words.keys.usual, days.figure), ...quoted] : [];
    if (plan.days !== undefined) verdict = judgedQuote(plan.days, days, words.verdicts);
  }
  const isExtra = {
    sites: pages.length > 0,
    rate: days.range !== undefined && !asks.includes('rate'),
    joint: auditTime.tables.filter(({ page }) => pages.includes(page)).length > 1,
    notified: tracks.has('product'),
  };
  const open: Point[] = [
    ...without.flatMap(({ page, text }) => (text ? [{ label: nameOf(page), text }] : [])),
    ...unanswered((['sites', 'rate', 'joint', 'notified'] as const).filter((id) => isExtra[id])),
    ...(ways.length > 0 ? words.missing.open : []),
  ];
  const beside = change && !renewed ? change : undefined;
  const said = beside?.keys.map(({ label, value }) => `${label} ${value}.`) ?? [];
  const certified = change ? [...planned, { ...change.page, name: change.target }] : planned;
  const door = words.doors.find(({ id }) => id === plan.door);
  const renewal = change && fill(words.result.renewing, { named: change.named });
  const [shown, ...others] = renewed ? [renewed.page] : planned;
  const [director, another] = data.firm.directors.filter((one) => one.pages.some((id) => pages.includes(id)));
  return {
    today,
    title: listOf(planned.map(({ name }) => name)) || (renewal ?? door?.title ?? words.take.title),
    who: whoOf(plan, data),
    basis: basisOf(plan, data),
    /** What is drawn large: of the one standard there is. */
    numeral: others.length > 0 ? undefined : shown?.numeral,
    drawing: door?.picture,
    family: others.length > 0 ? undefined : shown?.family,
    /** The one figure to repeat to somebody else, and what may be said after it. */
    keys,
    /** Whether that figure stands, whatever else is answered. */
    isSettled: keys.length > 0 && (renewed !== undefined || awaited.length === 0),
    verdict,
    months: made.months,
    /** The month in which all of a new plan can be there at the earliest. */
    soonest: latestOf(
      made.ways.map(({ plans }) => plans.map(({ phases }) => lastDayIn(phases)).toSorted()[0] ?? ''),
    ).slice(0, 7),
    need: needOf(certified, change, plan, data),
    cards: plan.door === 'which' ? cards : [],
    /** What is to be known beside it: of editions, of standards within others, of the certificate that is held. */
    checks: [
      ...made.ways.flatMap((way) => way.pages.flatMap((page) => editionChecks(way, page, data, today))),
      ...finder.contains
        .flatMap(({ page, parts }) => parts.map((part) => [page, part] as const))
        .filter((both) => both.every((page) => ids.includes(page)))
        .map(([page, part]) =>
          fill(words.checks.contains, { whole: plainName(page, data), part: plainName(part, data) }),
        ),
      ...(change?.checks ?? []),
      ...(beside ? [[beside.verdict.text, beside.verdict.say, ...said].join(' ')] : []),
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
    /** Who answers for all of it: one director, otherwise the office. */
    call: director && !another ? director : { name: undefined, phone: data.firm.phone },
    /** Pages whose deadlines belong to it. */
    pages,
  };
};
