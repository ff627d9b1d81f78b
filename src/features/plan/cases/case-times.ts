import type { Case } from '#src/content/schemas/guide.ts';
import { emptyPlan } from '../answers/plan.ts';
import type { PlanData } from '../plan-data.ts';
import { planResult } from '../result/result.ts';

/**
 * What the plan tells a firm that answers it so.
 * @returns its auditor days in words, with what they leave out and why; the months until the outcome, quick and careful
 */
export const caseTimes = (
  { people, stage, standards, sector }: Pick<Case, 'people' | 'stage' | 'standards' | 'sector'>,
  data: PlanData,
) => {
  const std = standards.map(({ page }) => page);
  const plan = { ...emptyPlan, door: 'buyer', std, people, stage, trade: sector } as const;
  const { days, months } = planResult(plan, data.words.checkedOn, data);
  const { range, figure, unit, how } = days;
  return { days: [range ? `${figure} ${unit}.` : `${figure}.`, ...how], months };
};
