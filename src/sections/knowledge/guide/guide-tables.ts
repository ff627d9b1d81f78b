import { fill } from '#src/content/fill.ts';
import type { Guide } from '#src/content/schemas/guide.ts';
import { emptyPlan } from '#src/features/plan/answers/plan.ts';
import { planData } from '#src/features/plan/plan-data.ts';
import { planResult } from '#src/features/plan/result/result.ts';
import { content } from '#src/site/content.ts';
import { addressOf, pageById } from '#src/site/pages.ts';

/** A section of a guide as a table: as it is written, or worked out for firms as the plan would; a checklist is none. */
export const guideTable = (section: Guide['sections'][number]) => {
  if (section.kind === 'checklist') return undefined;
  if (section.kind === 'table') {
    const { columns } = section;
    const groups = section.groups.map(({ heading, rows }) => ({
      heading,
      rows: rows.map(({ clauses, title, cells }) => ({
        number: clauses,
        label: title,
        cells: cells.map((cell) =>
          typeof cell === 'string'
            ? { value: cell }
            : { value: pageById(cell.page).name, href: addressOf(cell.page), text: 'name' as const },
        ),
      })),
    }));
    return { columns, groups };
  }
  const { firms, span, columns } = section;
  const { how, ...named } = columns;
  const data = planData(content, String);
  return {
    columns: Object.values(named),
    how,
    firms: firms.map(({ title, sector: trade, people, stage, standards, ours, others }) => {
      const std = standards.map(({ page }) => page);
      const plan = { ...emptyPlan, door: 'buyer', std, people, stage, trade } as const;
      const { days, months } = planResult(plan, data.words.checkedOn, data);
      const unit = `${days.unit.charAt(0).toUpperCase()}${days.unit.slice(1)}.`;
      return {
        title,
        figures: [days.figure, fill(span, months)],
        counted: [...(days.range ? [unit] : []), ...days.how].join(' '),
        parts: [ours, others],
      };
    }),
  };
};

export type GuideTable = NonNullable<ReturnType<typeof guideTable>>;
