import type { Plan } from './schema.ts';

/** The version of the text that holds a plan: another one is not read. */
export const version = 'v1';

/** The most characters of a text that is read. */
export const mostCharacters = 2000;

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
  const fields: readonly (readonly [key: string, value: string | number | undefined])[] = [
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
  ];
  const given = fields.filter(([, value]) => value !== undefined && value !== '');
  const standards = plan.standards ? [['std', plan.standards.join(',')]] : [];
  return [version, ...[...given, ...standards].map(([key, value]) => `${key}=${value}`)].join('&');
};
