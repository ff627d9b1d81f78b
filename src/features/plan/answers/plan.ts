import { stages } from '#src/content/stages.ts';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import { day, type Fields, oneOf, type Parse, upTo } from '#src/islands/link/fields.ts';
import { writeAnswers } from '#src/islands/link/read-link.ts';
import type { PlanData } from '../plan-data.ts';

/** Why a visitor comes to the plan. */
export const doors = ['buyer', 'which', 'hold', 'quote'] as const;

/** What is asked for it, one at a time. */
const ways = {
  buyer: ['std', 'trade', 'work', 'people', 'stage', 'month'],
  which: ['trade', 'why', 'market', 'people', 'month'],
  hold: ['held', 'end', 'trade', 'work', 'people'],
  quote: ['std', 'trade', 'work', 'people', 'days', 'rate'],
} as const;

/** All that can be asked, some of it by none of the ways: it is added afterwards. */
export const questions = [...Object.values(ways).flat(), ...(['sites', 'joint', 'notified'] as const)];
export type Question = (typeof questions)[number];

export const yesOrNo = ['yes', 'no'] as const;

/** The most that a number can be; all begin above nought, days by halves. */
export const most = { people: 99_999, sites: 999, days: 500, rate: 9_999_999 };

/** A plan without an answer. */
export const emptyPlan: Plan = { std: [], why: [], market: [], skipped: [] };

/** A plan as a part of a link: `door=buyer&std=iso-27001&sector=it&people=18`. */
export const writePlan = ({ held, end, ...plan }: Plan) =>
  writeAnswers({
    door: plan.door,
    std: plan.std,
    hold: held && end ? `${held}~${end}` : held,
    sector: plan.trade,
    why: plan.why,
    sell: plan.market,
    people: plan.people,
    work: plan.work,
    sites: plan.sites,
    joint: plan.joint,
    state: plan.stage,
    by: plan.month,
    notified: plan.notified,
    quoted: plan.days,
    rate: plan.rate,
    skip: plan.skipped,
  });

const idOf = (list: readonly { id: string }[]) => oneOf(list.map(({ id }) => id));

const heldIn =
  ({ register }: PlanData): Parse<{ held: string; end: string | undefined }> =>
  (text) => {
    const [held = '', end, ...more] = text.split('~');
    const isKnown = holdableEditions(register).some(({ page, id }) => held === `${page}@${id}`);
    const isMonth = end === undefined || /^20\d\d-(0[1-9]|1[0-2])$/.test(end);
    return isKnown && isMonth && more.length === 0 ? { held, end } : undefined;
  };

/** The plan of a link. */
export const planOf = (fields: Fields, data: PlanData) => {
  const { finder, auditTime, pages } = data;
  const certified = pages.filter(({ kind }) => kind !== 'working-system');
  const std: readonly string[] = fields.list('std', idOf(certified));
  const plan = {
    /** Pages that are named or chosen; without one, they follow from trade and reasons. */
    std,
    trade: fields.one('sector', idOf(finder.sectors)),
    why: fields.list('why', idOf(finder.reasons)),
    market: fields.list('sell', idOf(finder.markets)),
    /** A page with the edition: `iso-9001@2015`, and the month whose last day it is valid until: `2028-03`. */
    ...fields.one('hold', heldIn(data)),
    people: fields.one('people', upTo(most.people)),
    /** Left out, that of the trade, where it has a usual one. */
    work: fields.one('work', idOf(auditTime.works)),
    sites: fields.one('sites', upTo(most.sites)),
    joint: fields.one('joint', oneOf(yesOrNo)),
    stage: fields.one('state', oneOf(stages)),
    /** The day it is needed by, or that none is named: `2027-06-30`, `open`. */
    month: fields.one('by', (text) => (text === 'open' ? text : day(text))),
    /** Whether EU law asks for a notified body. */
    notified: fields.one('notified', oneOf(yesOrNo)),
    /** Auditor days of a quotation for the first audit, and its rate for one of them, in whole rupees. */
    days: fields.one('quoted', upTo(most.days, 0.5)),
    rate: fields.one('rate', upTo(most.rate)),
    /** Questions passed over. */
    skipped: fields.list('skip', oneOf(questions)),
  };
  const isSought = plan.trade !== undefined || plan.why.length > 0;
  // The door of a link that names none.
  const door = std.length > 0 ? 'buyer' : plan.held ? 'hold' : isSought ? 'which' : undefined;
  return { ...plan, door: fields.one('door', oneOf(doors)) ?? door };
};

type Read = ReturnType<typeof planOf>;

/**
 * Everything a visitor has answered, by its question; what is left out is not answered. It is all there is to a plan: each
 * figure follows from it and the day.
 */
export type Plan = Readonly<Partial<Read> & Pick<Read, 'std' | 'why' | 'market' | 'skipped'>>;

/** The questions of a door, in order: the kind of work alone where days depend on it, and the trade does not say which that is. */
export const asksOf = (plan: Plan, { auditTime, finder }: PlanData): readonly Question[] => {
  const isUsual = finder.sectors.some(({ id, work }) => id === plan.trade && work !== undefined);
  const pages = plan.std.length > 0 ? plan.std : (plan.held?.split('@', 1) ?? []);
  const isScaled = auditTime.tables.some(({ page, scale }) => scale !== 'quality' && pages.includes(page));
  const asked: readonly Question[] = plan.door ? ways[plan.door] : [];
  return asked.filter((id) => id !== 'work' || plan.work !== undefined || (isScaled && !isUsual));
};

/** What is answered to a question, as its choices and fields have it; nothing while it is open. */
export const givenTo = (plan: Plan, question: Question): readonly string[] =>
  [plan[question] ?? []].flat().map(String);

/** Whether a question is answered. */
export const isAnswered = (plan: Plan, question: Question) => givenTo(plan, question).length > 0;
