import { stages } from '#src/content/stages.ts';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import { day, type Fields, oneOf, type Parse } from '#src/islands/link/fields.ts';
import type { PlanData } from '../plan-data.ts';
import { doors, questions } from '../vocabulary.ts';
import { most, type Plan, yesOrNo } from './plan.ts';

const idOf = (list: readonly { id: string }[]) => oneOf(list.map(({ id }) => id));

/** A number in the one way that links write it, in whole steps. */
const upTo =
  (largest: number, step = 1): Parse<number> =>
  (text) => {
    const number = Number(text);
    const isSound = number > 0 && number <= largest && number % step === 0;
    return isSound && String(number) === text ? number : undefined;
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

/** The plan of a link. */
export const planOf = (fields: Fields, data: PlanData): Plan => {
  const { finder, auditTime, pages } = data;
  const named = fields.list('std', idOf(pages.filter(({ kind }) => kind !== 'working-system'))) ?? [];
  const door = fields.one('door', oneOf(doors));
  const plan: Plan = {
    trade: fields.one('sector', idOf(finder.sectors)),
    why: fields.list('why', idOf(finder.reasons)) ?? [],
    market: fields.list('sell', idOf(finder.markets)) ?? [],
    ...fields.one('hold', heldIn(data)),
    std: named.length > 0 ? named : undefined,
    people: fields.one('people', upTo(most.people)),
    work: fields.one('work', idOf(auditTime.works)),
    sites: fields.one('sites', upTo(most.sites)),
    joint: fields.one('joint', oneOf(yesOrNo)),
    stage: fields.one('state', oneOf(stages)),
    month: fields.one('by', (text) => (text === 'open' ? text : day(text))),
    notified: fields.one('notified', oneOf(yesOrNo)),
    days: fields.one('quoted', upTo(most.days, 0.5)),
    rate: fields.one('rate', upTo(most.rate)),
    skipped: fields.list('skip', oneOf(questions)) ?? [],
  };
  return { ...plan, door: door ?? doorOf(plan) };
};
