import { fill } from '#src/content/fill.ts';
import type { Guide } from '#src/content/schemas/guide.ts';
import { emptyPlan } from '#src/features/plan/answers/plan.ts';
import { planData } from '#src/features/plan/plan-data.ts';
import { planResult } from '#src/features/plan/result/result.ts';
import { content } from '#src/site/content.ts';
import { addressOf, pageById } from '#src/site/pages.ts';

type OfKind<Kind> = Extract<Guide['sections'][number], { kind: Kind }>;
export type GuideTable = OfKind<'table'>;
export type GuideFirms = OfKind<'firms'>;

/** A cell as it is shown: its words, or the name of the page that it leads to. */
export const shownCell = (cell: GuideTable['groups'][number]['rows'][number]['cells'][number]) =>
  typeof cell === 'string'
    ? { value: cell }
    : { value: pageById(cell.page).name, href: addressOf(cell.page), text: 'name' as const };

/** Days and months of firms, worked out as the plan would, and how the days were come to. */
export const reckonedFirms = ({ firms, span }: GuideFirms) => {
  const data = planData(content, String);
  return firms.map(({ title, sector: trade, people, stage, standards, ours, others }) => {
    const std = standards.map(({ page }) => page);
    const plan = { ...emptyPlan, door: 'buyer', std, people, stage, trade } as const;
    const { days, months } = planResult(plan, data.words.checkedOn, data);
    const unit = `${days.unit.charAt(0).toUpperCase()}${days.unit.slice(1)}.`;
    const counted = [...(days.range ? [unit] : []), ...days.how].join(' ');
    return { title, days: days.figure, months: fill(span, months), ours, others, counted };
  });
};
