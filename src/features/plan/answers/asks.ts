import type { PlanData } from '../plan-data.ts';
import type { Question } from '../vocabulary.ts';
import { heldOf, type Plan } from './plan.ts';

const ways: Readonly<Record<NonNullable<Plan['door']>, readonly Question[]>> = {
  buyer: ['std', 'trade', 'work', 'people', 'stage', 'month'],
  which: ['trade', 'why', 'market', 'people', 'month'],
  hold: ['held', 'end', 'trade', 'work', 'people'],
  quote: ['std', 'trade', 'work', 'people', 'days', 'rate'],
};

/** Whether a page's days depend on the kind of work, and the trade does not say which that is. */
const needsWork = (plan: Plan, { auditTime, finder }: PlanData) => {
  const isUsual = finder.sectors.some(({ id, work }) => id === plan.trade && work !== undefined);
  const pages = plan.std ?? [heldOf(plan)?.page];
  return !isUsual && auditTime.tables.some(({ page, scale }) => scale !== 'quality' && pages.includes(page));
};

/** The questions of a door, in order: those alone that its plan needs. */
export const asksOf = (plan: Plan, data: PlanData): readonly Question[] => {
  const asked = plan.door ? ways[plan.door] : [];
  return asked.filter((question) => question !== 'work' || plan.work !== undefined || needsWork(plan, data));
};

/** What is answered to a question, as its choices and fields have it; nothing while it is open. */
export const givenTo = (plan: Plan, question: Question): readonly string[] =>
  [plan[question] ?? []].flat().map(String);

/** Whether a question is answered. */
export const isAnswered = (plan: Plan, question: Question) => givenTo(plan, question).length > 0;

/** The question to ask after another: the next that is open, those passed by before it last; undefined once all are done. */
export const nextOf = (plan: Plan, asks: readonly Question[], after: Question): Question | undefined => {
  const at = asks.indexOf(after);
  return [...asks.slice(at + 1), ...asks.slice(0, Math.max(0, at))].find(
    (question) => !isAnswered(plan, question) && !plan.skipped.includes(question),
  );
};
