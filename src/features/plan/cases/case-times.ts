import type { Case } from '#src/content/schemas/guide.ts';
import { auditDays } from '../audit-time/audit-days.ts';
import { auditTexts, noFigureText } from '../audit-time/audit-texts.ts';
import type { PlanData } from '../plan-data.ts';
import { longestPath, pathsOf, weeksOf } from '../schedule/paths.ts';
import { lengths, sizeOf } from '../schedule/place.ts';

const inMonths = (weeks: number) => Math.round((weeks * 12) / 52);

/**
 * What the plan would tell a firm that answers it so.
 * @param nameOf a page by its id, as readers know it
 * @returns sentences on its auditor days, each after the standards it is of; the months until the outcome, quick and careful
 */
export const caseTimes = (
  { people, stage, standards }: Pick<Case, 'people' | 'stage' | 'standards'>,
  { auditTime, phases }: Pick<PlanData, 'auditTime' | 'phases'>,
  nameOf: (page: string) => string,
) => {
  const pages = standards.map(({ page }) => page);
  const answers = { environment: undefined, safety: undefined, joint: undefined };
  const counted = auditDays({ pages, people, ...answers }, auditTime);
  const [first = ''] = auditTexts(counted, { sites: 1, quality: undefined }, auditTime);
  const { total, parts, without } = counted;
  const circumstances = {
    pages,
    size: sizeOf(people, phases),
    stage,
    tableDays: total?.initial.table ?? 0,
    notified: false,
    sector: undefined,
  };
  const paths = pathsOf(circumstances, phases);
  const [low = 0, high = 0] = lengths.map((length) => {
    const path = longestPath(paths, length);
    return path ? inMonths(weeksOf(path, length)) : 0;
  });
  return {
    days: [
      ...(total ? [`${parts.map(({ page }) => nameOf(page)).join(', ')}: ${first}`] : []),
      ...without.map((page) => `${nameOf(page)}: ${noFigureText(page, auditTime)}`),
    ],
    months: { low, high },
  };
};
