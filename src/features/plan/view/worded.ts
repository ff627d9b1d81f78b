import { fill } from '#src/content/fill.ts';
import type { Question } from '#src/content/tool-vocabulary.ts';
import { holdableEditions } from '#src/features/editions/holdable.ts';
import type { Plan } from '../answers/schema.ts';
import type { PlanData } from '../plan-data.ts';
import { readableMonth, readableWish } from '../result/readable.ts';
import { peopleText } from '../result/result.ts';

/** An answer in the words of the visitor; undefined while there is none. */
export const worded = (plan: Plan, question: Question, data: PlanData): string | undefined => {
  const { words, finder, auditTime, phases, pages, register } = data;
  const { answers } = words;
  const labelIn = (list: readonly { id: string; label: string }[], ids: readonly (string | undefined)[]) =>
    list
      .filter(({ id }) => ids.includes(id))
      .map(({ label }) => label)
      .join(', ') || undefined;
  const yesOrNo = (value: boolean | undefined) =>
    value === undefined ? undefined : value ? answers.yes : answers.no;
  switch (question) {
    case 'std':
      return (
        pages
          .filter(({ id }) => plan.standards?.includes(id))
          .map(({ code }) => code)
          .join(', ') || undefined
      );
    case 'held':
      return (
        plan.held
          .map((held) =>
            holdableEditions(register).find(({ page, id }) => page === held.page && id === held.edition),
          )
          .map((edition) => edition?.named)
          .join(', ') || undefined
      );
    case 'end':
      return plan.held[0]?.until && readableMonth(plan.held[0].until);
    case 'trade':
      return finder.sectors.find(({ id }) => id === plan.sector)?.tile;
    case 'why':
      return labelIn(finder.reasons, plan.reasons);
    case 'market':
      return labelIn(finder.markets, plan.markets);
    case 'work':
      return labelIn(auditTime.works, [plan.work]);
    case 'people':
      return plan.people === undefined ? undefined : peopleText(plan.people, words);
    case 'stage':
      return plan.stage && phases.stages[plan.stage].label;
    case 'month':
      return plan.wanted === 'open' ? answers.noMonth : plan.wanted && readableWish(plan.wanted.day);
    case 'days':
      return plan.quoted === undefined ? undefined : fill(answers.days, { n: plan.quoted });
    case 'sites':
      return plan.sites === undefined ? undefined : fill(answers.sites, { n: plan.sites });
    case 'joint':
      return yesOrNo(plan.joint);
    case 'notified':
      return yesOrNo(plan.notified);
  }
};
