import { writeLink } from '#src/islands/link/read-link.ts';
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
 * A plan as readable text, for the address behind `#` and for the browser's storage:
 * `v1&step=takes&sector=factory&named=iso-14001,iso-45001&people=140`. What is not answered is not in it; only a choice of
 * no standards at all is written, as `std=`.
 */
export const writePlan = (plan: Plan): string => {
  const text = writeLink([
    ['step', plan.step],
    ['sector', plan.sector],
    ['why', list(plan.reasons)],
    ['named', list(plan.named)],
    ['sell', list(plan.markets)],
    ['hold', held(plan.held)],
    ['people', plan.people],
    ['work', plan.work],
    ['ems', plan.environment],
    ['ohs', plan.safety],
    ['sites', plan.sites],
    ['joint', yesOrNo(plan.joint)],
    ['state', plan.stage],
    ['start', plan.start],
    ['by', plan.wanted?.day],
    ['kind', plan.wanted?.kind],
    ['notified', yesOrNo(plan.notified)],
    ['a', answered(plan.answers)],
  ]);
  return plan.standards ? `${text}&std=${plan.standards.join(',')}` : text;
};
