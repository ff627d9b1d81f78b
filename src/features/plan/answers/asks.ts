import type { Question } from '#src/content/tool-vocabulary.ts';
import type { PlanData } from '../plan-data.ts';
import type { Plan } from './schema.ts';

const ways: Readonly<Record<NonNullable<Plan['door']>, readonly Question[]>> = {
  buyer: ['std', 'trade', 'work', 'people', 'stage', 'month'],
  which: ['trade', 'why', 'market', 'people', 'month'],
  hold: ['held', 'end', 'trade', 'work', 'people'],
  quote: ['std', 'trade', 'work', 'people', 'days'],
};

/** Whether a page's days depend on the kind of work, and the trade does not say which that is. */
const needsWork = (
  { sector, environment, safety }: Plan,
  pages: readonly string[],
  { auditTime, finder }: Pick<PlanData, 'auditTime' | 'finder'>,
) => {
  const isUsual = finder.sectors.some(({ id, work }) => id === sector && work !== undefined);
  const given = { quality: true, environment: environment !== undefined, safety: safety !== undefined };
  return !isUsual && auditTime.tables.some(({ page, scale }) => pages.includes(page) && !given[scale]);
};

/** The questions of a door, in order: those alone that its plan needs. */
export const asksOf = (
  plan: Plan,
  pages: readonly string[],
  data: Pick<PlanData, 'auditTime' | 'finder'>,
): readonly Question[] => {
  const asked = plan.door ? ways[plan.door] : [];
  return asked.filter(
    (question) => question !== 'work' || plan.work !== undefined || needsWork(plan, pages, data),
  );
};

/** Whether a question is answered. */
export const isAnswered = (plan: Plan, question: Question): boolean => {
  const { held } = plan;
  const values: Readonly<Record<Question, unknown>> = {
    std: plan.standards,
    held: held[0],
    end: held[0]?.until,
    trade: plan.sector,
    why: plan.reasons[0],
    market: plan.markets[0],
    work: plan.work,
    people: plan.people,
    stage: plan.stage,
    month: plan.wanted,
    days: plan.quoted,
    sites: plan.sites,
    joint: plan.joint,
    notified: plan.notified,
  };
  return values[question] !== undefined;
};

/** The question to ask after another: the next that is open, those passed by before it last; undefined once all are done. */
export const nextOf = (plan: Plan, asks: readonly Question[], after: Question): Question | undefined => {
  const at = asks.indexOf(after);
  return [...asks.slice(at + 1), ...asks.slice(0, Math.max(0, at))].find(
    (question) => !isAnswered(plan, question) && !plan.skipped.includes(question),
  );
};
