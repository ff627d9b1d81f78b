import type { Plan } from './plan.ts';

const list = (values: readonly string[] | undefined) => values?.join(',');

const yesOrNo = (value: boolean | undefined) => (value === undefined ? undefined : value ? 'yes' : 'no');

/**
 * A plan as the readable part of a link behind its version: `door=buyer&std=iso-27001&sector=it&people=18`. What is not answered
 * is not in it.
 */
export const writePlan = (plan: Plan): string => {
  const { held } = plan;
  const fields: readonly (readonly [string, string | number | undefined])[] = [
    ['door', plan.door],
    ['std', list(plan.standards)],
    ['hold', held && `${held.page}@${held.edition}${held.until ? `~${held.until}` : ''}`],
    ['sector', plan.sector],
    ['why', list(plan.reasons)],
    ['sell', list(plan.markets)],
    ['people', plan.people],
    ['work', plan.work],
    ['sites', plan.sites],
    ['joint', yesOrNo(plan.joint)],
    ['state', plan.stage],
    ['by', plan.wanted],
    ['notified', yesOrNo(plan.notified)],
    ['quoted', plan.quoted],
    ['skip', list(plan.skipped)],
  ];
  return fields
    .flatMap(([key, value]) => (value === undefined || value === '' ? [] : [`${key}=${value}`]))
    .join('&');
};
