import { doors, type Question, questions, stages } from '#src/content/tool-vocabulary.ts';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import { day, type Fields, oneOf, type Parse } from '#src/islands/link/fields.ts';
import { readLink } from '#src/islands/link/read-link.ts';
import type { PlanData } from '../plan-data.ts';
import { numbers } from './numbers.ts';
import { emptyPlan, type Plan, yesOrNo } from './plan.ts';

/**
 * What a text holds: a plan, the question that is shown, and what is not understood, in a sentence. Without a question it is the
 * result that is shown.
 */
export type ReadPlan = { plan: Plan; at: Question | undefined; complaint: string | undefined };

const idOf = (list: readonly { id: string }[]) => oneOf(list.map(({ id }) => id));

/** A number in the one way that links write it. */
const written =
  (parse: Parse<number>): Parse<number> =>
  (text) => {
    const number = parse(text);
    return String(number) === text ? number : undefined;
  };

const heldIn =
  ({ register }: PlanData): Parse<Pick<Plan, 'held' | 'end'>> =>
  (text) => {
    const [held = '', end, ...more] = text.split('~');
    const isKnown = holdableEditions(register).some(({ page, id }) => held === `${page}@${id}`);
    const isMonth = end === undefined || /^20\d\d-(0[1-9]|1[0-2])$/.test(end);
    return isKnown && isMonth && more.length === 0 ? { held, end } : undefined;
  };

/** The door of a link that names none. */
const doorOf = ({ std, held, trade, why }: Plan): Plan['door'] => {
  if (std) return 'buyer';
  if (held) return 'hold';
  return trade || why.length > 0 ? 'which' : undefined;
};

const planOf = (fields: Fields, data: PlanData): Plan => {
  const { finder, auditTime, pages } = data;
  const named = fields.list('std', idOf(pages.filter(({ kind }) => kind !== 'working-system'))) ?? [];
  const door = fields.one('door', oneOf(doors));
  const plan: Plan = {
    trade: fields.one('sector', idOf(finder.sectors)),
    why: fields.list('why', idOf(finder.reasons)) ?? [],
    market: fields.list('sell', idOf(finder.markets)) ?? [],
    ...fields.one('hold', heldIn(data)),
    std: named.length > 0 ? named : undefined,
    people: fields.one('people', written(numbers.people)),
    work: fields.one('work', idOf(auditTime.works)),
    sites: fields.one('sites', written(numbers.sites)),
    joint: fields.one('joint', oneOf(yesOrNo)),
    stage: fields.one('state', oneOf(stages)),
    month: fields.one('by', (text) => (text === 'open' ? text : day(text))),
    notified: fields.one('notified', oneOf(yesOrNo)),
    days: fields.one('quoted', written(numbers.days)),
    skipped: fields.list('skip', oneOf(questions)) ?? [],
  };
  return { ...plan, door: door ?? doorOf(plan) };
};

/** A plan out of the text of a link. */
export const readPlan = (text: string, data: PlanData): ReadPlan => {
  const nothing: Omit<ReadPlan, 'complaint'> = { plan: emptyPlan, at: undefined };
  const { answers, complaint } = readLink(text, data.asking, nothing, (fields) => ({
    at: fields.one('at', oneOf(questions)),
    plan: planOf(fields, data),
  }));
  return { ...answers, complaint };
};
