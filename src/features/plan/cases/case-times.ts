import type { Case } from '#src/content/schemas/guide.ts';
import { daysForPlanning } from '../audit-time/audit-days.ts';
import type { PlanData } from '../plan-data.ts';
import { daysResult } from '../result/days-result.ts';
import { longest, pathsOf } from '../schedule/paths.ts';
import { lengths, sizeOf } from '../schedule/place.ts';

const inMonths = (weeks: number) => Math.round((weeks * 12) / 52);

/**
 * What the plan would tell a firm that answers it so.
 * @returns its auditor days in words, with what they leave out and why; the months until the outcome, quick and careful
 */
export const caseTimes = (
  { people, stage, standards, sector }: Pick<Case, 'people' | 'stage' | 'standards' | 'sector'>,
  data: PlanData,
) => {
  const pages = standards.map(({ page }) => page);
  const unasked = { quality: undefined, environment: undefined, safety: undefined };
  const input = { ...unasked, pages, people, sector, joint: undefined };
  const circumstances = {
    pages,
    size: sizeOf(people, data.phases),
    stage,
    tableDays: daysForPlanning(input, data.auditTime),
    notified: false,
    sector,
  };
  const { paths } = pathsOf(circumstances, data.phases);
  const { range, figure, unit, how } = daysResult(input, undefined, 'initial', data);
  const [low = 0, high = 0] = lengths.map((length) => inMonths(longest(paths, length)));
  return { days: [range ? `${figure} ${unit}.` : `${figure}.`, ...how], months: { low, high } };
};
