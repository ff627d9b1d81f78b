import type { Plan } from './schema.ts';

const list = (values: readonly string[] | undefined) => values?.join(',');

const held = (editions: Plan['held']) =>
  editions.map(({ page, edition, until }) => `${page}@${edition}${until ? `~${until}` : ''}`).join(',');

const answered = (answers: Plan['answers']) =>
  Object.entries(answers)
    .map(([question, answer]) => `${question}.${answer}`)
    .join(',');

const yesOrNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'yes' : 'no');

/**
 * A plan as the readable part of a link behind its version: `door=buyer&std=iso-27001&sector=it&people=18`. What is not answered
 * is not in it.
 */
export const writePlan = (plan: Plan): string => {
  const { wanted } = plan;
  const fields: readonly (readonly [string, string | number | undefined])[] = [
    ['door', plan.door],
    ['std', list(plan.standards)],
    ['hold', held(plan.held)],
    ['sector', plan.sector],
    ['why', list(plan.reasons)],
    ['sell', list(plan.markets)],
    ['people', plan.people],
    ['work', plan.work],
    ['ems', plan.environment],
    ['ohs', plan.safety],
    ['sites', plan.sites],
    ['joint', yesOrNo(plan.joint)],
    ['state', plan.stage],
    ['start', plan.start],
    ['by', wanted === 'open' ? wanted : wanted?.day],
    // A certificate is what a day is named for, where nothing else is said.
    ['kind', wanted !== 'open' && wanted?.kind === 'audit' ? wanted.kind : undefined],
    ['notified', yesOrNo(plan.notified)],
    ['quoted', plan.quoted],
    ['skip', list(plan.skipped)],
    ['a', answered(plan.answers)],
  ];
  return fields
    .flatMap(([key, value]) => (value === undefined || value === '' ? [] : [`${key}=${value}`]))
    .join('&');
};
